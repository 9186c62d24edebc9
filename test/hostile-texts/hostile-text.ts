export type HostileText = { name: string; text: string };

/** Markup that gets into a page has this attribute, and its scripts call the function of the same name. */
export const CANARY = 'canary';

/** Call that a script would make. */
export const CALL = `${CANARY}()`;

/** Texts with made-up names: `kind 1`, `kind 2` and so on. */
export function numbered(kind: string, texts: readonly string[]): HostileText[] {
  return texts.map((text, index) => ({ name: `${kind} ${index + 1}`, text }));
}
