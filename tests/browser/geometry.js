// What a table's page has to be by its geometry: every sentence says what is wrong and where. `asked.least` gives the
// least size of pieces by selector; a page where nothing is `needed` may scroll.
(asked) => {
  const wrong = [];
  const [wide, high] = [innerWidth, innerHeight];
  const phone = wide <= 760;
  const page = document.documentElement;
  const tell = (what, where = "") => wrong.push(where ? `${what}: ${where}` : what);
  const named = (one) => {
    const words = (one.getAttribute("aria-label") || one.textContent).trim().replace(/\s+/g, " ").slice(0, 28);
    const classes = [...one.classList].filter((name) => !name.startsWith("svelte-"));
    return `${[one.localName, ...classes].join(".")} "${words}"`;
  };
  const shows = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const top = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  // What is there for screen readers alone is one pixel large, or in something that is.
  const heard = (one) =>
    one !== null && (Math.max(one.offsetWidth, one.offsetHeight) === 1 || heard(one.parentElement));
  const parts = [...top.querySelectorAll("*")].filter(
    (one) => !one.closest(".vh, .skip, svg *, .boot, [role=log], .moment, nav.tabs") && shows(one) && !heard(one),
  );

  if (asked.needed && page.scrollHeight > high) tell(`the page is ${page.scrollHeight - high} px too high`);
  if (page.scrollWidth > wide) tell(`the page is ${page.scrollWidth - wide} px too wide`);

  // What scrolls in itself: the log and what says so may; on a phone, parts behind the first tab may.
  const first = document.querySelector("nav.tabs button")?.getAttribute("aria-pressed") !== "false";
  for (const one of parts) {
    const style = getComputedStyle(one);
    const scrolls = [style.overflowY, style.overflowX].some((way) => way === "auto" || way === "scroll");
    if (!scrolls || one.matches(".log, .log *, [data-scrolls], dialog *, dialog") || (phone && !first)) continue;
    if (one.scrollHeight > one.clientHeight + 1)
      tell(`scrolls by ${one.scrollHeight - one.clientHeight} px`, named(one));
  }

  // The part of a box that its ancestors let through.
  const seen = (one, box) => {
    let { left, top: upper, right, bottom } = box;
    for (let around = one.parentElement; around && around !== page; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (style.position === "fixed") break;
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      const edge = around.getBoundingClientRect();
      [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      [upper, bottom] = [Math.max(upper, edge.top), Math.min(bottom, edge.bottom)];
    }
    [left, right] = [Math.max(left, 0), Math.min(right, wide)];
    if (asked.needed) [upper, bottom] = [Math.max(upper, 0), Math.min(bottom, high)];
    return { left, top: upper, right, bottom, width: right - left, height: bottom - upper };
  };

  // What is needed for the decision is in sight, whole and uncovered.
  if (asked.needed) {
    const needed = parts.filter((one) => one.hasAttribute("data-needed"));
    if (needed.filter((one) => !one.closest(".action")).length === 0) tell("nothing on the table says that it is needed");
    for (const one of needed) {
      const box = one.getBoundingClientRect();
      const left = seen(one, box);
      const lost = Math.max(box.width - left.width, box.height - left.height);
      if (lost > 1) {
        tell(`needed, and ${Math.round(lost)} px of it are out of sight`, named(one));
        continue;
      }
      for (const [across, down] of [[0.5, 0.5], [0.1, 0.1], [0.9, 0.1], [0.1, 0.9], [0.9, 0.9]]) {
        const there = document.elementFromPoint(box.left + box.width * across, box.top + box.height * down);
        if (there && !one.contains(there) && !there.contains(one)) {
          tell(`needed, and covered by ${named(there)}`, named(one));
          break;
        }
      }
    }
  }

  // Texts: large enough, whole, inside their piece, off each other.
  const texts = [];
  for (const one of parts) {
    const own = [...one.childNodes].filter((node) => node.nodeType === 3 && node.data.trim());
    if (own.length === 0) continue;
    const style = getComputedStyle(one);
    if (parseFloat(style.fontSize) === 0) continue;
    if (parseFloat(style.fontSize) < 11.9) tell(`text of ${style.fontSize}`, named(one));
    const scrolled = [];
    for (let around = one; around; around = around.parentElement) {
      const way = getComputedStyle(around).overflowY;
      if ((way === "auto" || way === "scroll") && around.scrollHeight > around.clientHeight + 1) scrolled.push(around);
    }
    for (const node of own) {
      const range = document.createRange();
      range.selectNode(node);
      for (const rect of range.getClientRects()) {
        if (rect.width < 2) continue;
        const slack = rect.height * 0.22;
        const box = { left: rect.left, right: rect.right, top: rect.top + slack, bottom: rect.bottom - slack };
        box.width = rect.width;
        box.height = box.bottom - box.top;
        const left = seen(node, box);
        if (scrolled.length > 0) {
          if (left.width <= 0 || left.height < box.height - 1) continue;
        } else if (box.width - left.width > 2 || box.height - left.height > 2) {
          tell("text cut", named(one));
          continue;
        }
        const piece = one.closest("button, .btn, .panel, .chip, .appbar, .action, .strip, .pin, [data-piece]");
        const edge = piece?.getBoundingClientRect();
        if (edge && piece !== one && !one.closest(".new-mark, .mark, .dist"))
          if (box.left < edge.left - 3 || box.right > edge.right + 3 || box.bottom > edge.bottom + 3)
            tell(`text leaves ${named(piece)}`, named(one));
        texts.push({ one, box: left });
      }
    }
    if (style.textOverflow === "ellipsis" && style.overflowX !== "visible" && one.scrollWidth > one.clientWidth + 1)
      tell("text cut by an ellipsis", named(one));
  }
  const bars = ".action, .appbar";
  const floating = ".notes, .lens, .piece-card, .new-mark";
  for (const [index, one] of texts.entries())
    for (const other of texts.slice(index + 1)) {
      if (one.one === other.one || one.one.contains(other.one) || other.one.contains(one.one)) continue;
      if (one.one.closest(floating) || other.one.closest(floating)) continue;
      // A page that scrolls does so under its bars.
      if (!asked.needed && !one.one.closest(bars) !== !other.one.closest(bars)) continue;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (across > 2 && down > 2) tell(`text runs into ${named(other.one)}`, named(one.one));
    }

  // Sizes of what is pressed and of pieces.
  for (const one of parts) {
    if (!one.matches("button, .btn, a[href]") || !one.closest("main, .action, .pin, dialog") || one.closest("p")) continue;
    const box = one.getBoundingClientRect();
    const played = one.matches("[data-choice], .action .btn, .pin button");
    const least = played || phone ? 44 : 24;
    if (Math.min(box.width, box.height) < least - 0.5)
      tell(`target of ${Math.round(box.width)} × ${Math.round(box.height)} px, at least ${least}`, named(one));
  }
  for (const [selector, least] of Object.entries(asked.least ?? {}))
    for (const one of parts.filter((part) => part.matches(selector))) {
      const box = one.getBoundingClientRect();
      if (Math.min(box.width, box.height) < least - 0.5)
        tell(`${Math.round(box.width)} × ${Math.round(box.height)} px, at least ${least}`, named(one));
    }
  return [...new Set(wrong)];
}
