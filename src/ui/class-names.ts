/** Joins class names; false, undefined and empty ones are skipped. */
export function classNames(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
