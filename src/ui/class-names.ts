/** Joins class names; what is false, undefined or empty falls out. */
export function classNames(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
