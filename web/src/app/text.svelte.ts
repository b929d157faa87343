/** The interface's own texts, in the language chosen now. */
import en from "../text/en.ftl?raw";
import fr from "../text/fr.ftl?raw";
import { settings, type Language } from "./settings.svelte";
import { Words, type Params } from "./words";

const own: Record<Language, Words> = { fr: new Words("fr", [fr]), en: new Words("en", [en]) };

/** A text of the interface. */
export function t(key: string, params: Params = {}): string {
  return own[settings.language].say(key, params);
}

export const ownTexts: Record<Language, string> = { fr, en };
