/** Imported catalogues store a line break as these two characters, and so does the demo. */
const LINE_BREAK = '\\n';

const SUPPLEMENT =
  'Suplementa dietas insuficientes. Consultá a tu médico y/o farmacéutico. No usar en caso de embarazo, lactancia ' +
  'ni en menores, salvo indicación médica. Mantener fuera del alcance de los niños, en lugar fresco y seco.';
const STIMULANT =
  'Contiene cafeína: no lo combines con otras fuentes de cafeína ni lo tomes en las 6 horas previas a dormir. ' +
  'No recomendado para personas sensibles a la cafeína, hipertensas o con problemas cardíacos.';

type DescriptionSections = {
  intro: string;
  use?: string;
  /** Rows of the nutrition table, for one portion. */
  nutrition?: readonly string[];
  ingredients?: string;
  /** Allergens, printed before the fixed warnings. */
  contains?: string;
  warnings?: 'supplement' | 'stimulant';
};

/** A product description: its sections as paragraphs, with escaped line breaks. */
export function formatDescription({
  intro,
  use,
  nutrition,
  ingredients,
  contains,
  warnings = 'supplement',
}: DescriptionSections): string {
  const cautions = warnings === 'stimulant' ? `${STIMULANT} ${SUPPLEMENT}` : SUPPLEMENT;
  return [
    intro,
    use && `Modo de uso: ${use}`,
    nutrition && joinLines('Información nutricional por porción:', ...nutrition.map((row) => `- ${row}`)),
    ingredients && `Ingredientes: ${ingredients}`,
    `Advertencias: ${contains ? `${contains} ` : ''}${cautions}`,
  ]
    .filter(Boolean)
    .join(LINE_BREAK + LINE_BREAK);
}

/** Short lines one under the other, with escaped line breaks. */
export function joinLines(...texts: string[]): string {
  return texts.join(LINE_BREAK);
}
