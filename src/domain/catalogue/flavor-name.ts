/** The most characters of a flavor's name. */
export const MAX_FLAVOR_NAME = 30;

const LETTERS_AND_SPACES = /^[\p{L}\p{M} ]+$/u;

/** Whether a new flavor may have this name: only letters (accents included) and spaces. */
export function isFlavorName(name: string): boolean {
  return name.trim() !== '' && name.length <= MAX_FLAVOR_NAME && LETTERS_AND_SPACES.test(name);
}

/** The name without regard to case; unique among the flavors of a product. */
export function flavorKey(name: string): string {
  return name.normalize('NFC').trim().toLowerCase();
}
