/** Sizes that are said in words, each with the digits for it: 'medio kilo', 'un cuarto de kilo', 'kilo y medio'. */
export const SPELLED_SIZES: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\d.,/])(\d{1,2})( (?:kilo|litro|libra)s?)? y medi[oa](?!\p{L})/giu, '$1,5$2'],
  [/(?<![\p{L}\d])medi[oa] (?:kilo|kg)(?!\p{L})/giu, '500 g'],
  [/(?<![\p{L}\d])tres cuartos(?: de)? (?:kilo|kg)(?!\p{L})/giu, '750 g'],
  [/(?<![\p{L}\d])(?:un )?cuarto(?: de)? (?:kilo|kg)(?!\p{L})/giu, '250 g'],
  [/(?<![\p{L}\d])medio litro(?!\p{L})/giu, '500 ml'],
  [/(?<!\d ?)(?<!\p{L})kilo y medio(?!\p{L})/giu, '1,5 kg'],
  [/(?<!\d ?)(?<!\p{L})litro y medio(?!\p{L})/giu, '1,5 l'],
];
