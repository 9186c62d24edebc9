const NEWLINES = /(?:\\r)?\\n|\\r|\r?\n|\r/;

/** Splits a description into lines; its newlines may be real or escaped (a backslash and an n). */
export function descriptionLines(text: string): string[] {
  const lines = text.split(NEWLINES).map((line) => line.trimEnd());
  while (lines.at(0) === '') lines.shift();
  while (lines.at(-1) === '') lines.pop();
  return lines;
}
