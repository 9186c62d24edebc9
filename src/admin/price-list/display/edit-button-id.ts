/** The id of the button by which a line's product is changed: there the focus comes back when the search is over. */
export function editButtonId(line: number): string {
  return `linea-${line}`;
}
