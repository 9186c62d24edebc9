/** Element id of a line's edit button, which gets the focus back after editing. */
export function editButtonId(line: number): string {
  return `linea-${line}`;
}
