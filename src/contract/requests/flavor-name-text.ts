import { type FlavorNameProblem, findFlavorNameProblem, MAX_FLAVOR_NAME } from '#domain/catalogue/flavor-name.ts';

/** Shown for an invalid name of a new flavor by the form and by the server. */
export const flavorNameTexts: Readonly<Record<FlavorNameProblem, string>> = {
  letters: 'Solamente se permiten letras.',
  length: `Como máximo ${MAX_FLAVOR_NAME} caracteres.`,
};

/** The text for the first invalid name; undefined without one. */
export function flavorNamesText(flavors: readonly { name: string }[]): string | undefined {
  const [problem] = flavors.flatMap(({ name }) => findFlavorNameProblem(name) ?? []);
  return problem && flavorNameTexts[problem];
}
