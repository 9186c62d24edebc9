/** Letters (accents included) and spaces, of a flavor or colour. */
export const MAX_FLAVOR_NAME = 30;

const LETTERS_AND_SPACES = /^[\p{L}\p{M} ]+$/u;

/** Whether a new flavor or colour may be called so: only letters and spaces, at most 30. */
export function isFlavorName(name: string): boolean {
  return name.trim() !== '' && name.length <= MAX_FLAVOR_NAME && LETTERS_AND_SPACES.test(name);
}

/** What two flavors of a product must not share: the name, whatever its case. */
export function flavorKey(name: string): string {
  return name.normalize('NFC').trim().toLowerCase();
}
