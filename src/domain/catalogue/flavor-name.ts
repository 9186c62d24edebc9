/** The most characters of a flavor's name. */
export const MAX_FLAVOR_NAME = 30;

const LETTERS_AND_SPACES = /^[\p{L}\p{M} ]+$/u;

export type FlavorNameProblem = 'letters' | 'length';

/** What is wrong with the name of a new flavor: it has only letters (accents included) and spaces. */
export function findFlavorNameProblem(name: string): FlavorNameProblem | undefined {
  if (name.trim() === '' || !LETTERS_AND_SPACES.test(name)) return 'letters';
  return name.length > MAX_FLAVOR_NAME ? 'length' : undefined;
}

export function isFlavorName(name: string): boolean {
  return findFlavorNameProblem(name) === undefined;
}

/** The name without regard to case; unique among the flavors of a product. */
export function flavorKey(name: string): string {
  return name.normalize('NFC').trim().toLowerCase();
}
