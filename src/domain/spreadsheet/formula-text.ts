/** What a spreadsheet program would run as a formula, behind apostrophes and spaces or not. */
const FORMULA = /^['\s]*[=+\-@\t\r]/;
const ESCAPED_FORMULA = /^'['\s]*[=+\-@\t\r]/;

/** A text for a file without types of cells, with an apostrophe in front of what would be run as a formula. */
export function escapeFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** The text as it was before `escapeFormula`. */
export function unescapeFormula(text: string): string {
  return ESCAPED_FORMULA.test(text) ? text.slice(1) : text;
}
