import { FULL_MONTH_NAMES } from '../text/month-names.ts';

/** What many brands have in their names: alone it names none. */
export const COMMON_BRAND_WORDS = new Set(
  `nutrition nutricion nutri fit fitness lab labs laboratorio laboratorios sport sports foods food supplements suplementos company co pharma health natural naturals
  argentina pro team performance wellness vital sa srl science sciences athletics gear body deportes deportiva group brand the de la el los y`.split(
    /\s+/,
  ),
);

export const BRAND_SUFFIXES = new Set('sa srl company co brand argentina group the de la el los y'.split(' '));

/** Words that make another brand of one. */
export const BRAND_GRADES = new Set(
  'plus gold premium elite max ultra black platinum classic extreme hardcore'.split(' '),
);

export const BRAND_FRAME = new Set(
  'linea marca productos todo de la cont continua continuacion sigue viene'.split(' '),
);

export const BRAND_CONTEXT_WORDS = new Set([
  ...FULL_MONTH_NAMES,
  ...'cont continua continuacion marca linea productos todo lista precios precio de oferta ofertas'.split(' '),
  ...'importado importados importada nacional nuevo nuevos nueva oficial original usa'.split(' '),
]);
