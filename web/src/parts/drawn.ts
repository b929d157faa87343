/** Drawings inside an SVG: `<svg {@attach drawn(markup)}>`. A drawing is read once and copied wherever it is shown. */
import type { Attachment } from "svelte/attachments";

const read = new Map<string, DocumentFragment>();

export function drawn(markup: string): Attachment<SVGElement> {
  return (place) => place.replaceChildren(copyOf(markup));
}

function copyOf(markup: string): Node {
  let drawing = read.get(markup);
  if (!drawing) {
    const box = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    box.innerHTML = markup;
    drawing = document.createDocumentFragment();
    drawing.append(...box.childNodes);
    read.set(markup, drawing);
  }
  return drawing.cloneNode(true);
}
