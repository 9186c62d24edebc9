import { z } from '@hono/zod-openapi';
import { STORED_IMAGE_URL } from '#domain/catalogue/product-image.ts';
import { FULL_DISCOUNT, percentToBasisPoints } from '#domain/money/discount.ts';
import { parsePriceValue } from '#domain/money/parse-price.ts';
import { visibleWords } from '#domain/text/visible-text.ts';

const CONTROLS = /\p{Cc}/u;
const CONTROLS_EXCEPT_BREAKS = /[^\P{Cc}\t\n\r]/u;

/** The largest id in the database. */
const MAX_ID = 2_147_483_647;

/** Longest name or link (A46). */
export const MAX_NAME_LENGTH = 60;

/** One trimmed line of text without control characters or lone surrogates. */
export const singleLine = (maxLength: number) =>
  z
    .string()
    .trim()
    .max(maxLength)
    .refine((text) => text.isWellFormed() && !CONTROLS.test(text));

/** A name, stored without the characters that nobody sees. */
export const visibleName = (maxLength = MAX_NAME_LENGTH) => singleLine(maxLength).overwrite(visibleWords).min(1);

/** Text with line breaks allowed. */
export const multiLine = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .refine((text) => text.isWellFormed() && !CONTROLS_EXCEPT_BREAKS.test(text));

/** A whole number, also as text, as forms and queries send it. */
export const wholeNumber = ({ min, max }: { min: number; max: number }) => {
  const number = z.int().min(min).max(max);
  return z.union([
    number,
    z
      .string()
      .trim()
      .regex(/^\d{1,10}$/)
      .transform(Number)
      .pipe(number),
  ]);
};

export const idField = wholeNumber({ min: 1, max: MAX_ID });

/** Increases with every write. */
export const versionField = wholeNumber({ min: 1, max: MAX_ID });

/** Pesos (or dollars) as a number, or as text in Argentine or US format; centavos inside (A6). */
export const priceField = z
  .union([z.number(), z.string().max(40)])
  .transform((value, context) => {
    const centavos = parsePriceValue(value);
    if (centavos === undefined) context.addIssue({ code: 'custom' });
    return centavos ?? 0;
  })
  .openapi({ description: 'Number, or text in Argentine or US format', example: '1.234,50' });

/** Percent as a number or as text; basis points inside. */
export const percentField = z
  .union([
    z.number(),
    z
      .string()
      .trim()
      .regex(/^\d{1,3}(?:[.,]\d{1,6})?\s*%?$/)
      .transform((text) => Number.parseFloat(text.replace(',', '.'))),
  ])
  .pipe(z.number().min(0).max(100))
  .transform((value) => Math.min(percentToBasisPoints(value), FULL_DISCOUNT));

const empty = z.literal(['', null]).transform(() => undefined);

/** An optional field; null and empty text count as missing. */
export const emptyAsMissing = <Field extends z.ZodType>(field: Field) => z.union([empty, field]).optional();

/**
 * The version that the writer has read: with another one the change is refused. `version` itself is not used for this,
 * because clients may send a whole response back.
 */
export const expectedVersion = emptyAsMissing(versionField);

/** An optional text or list; null counts as missing, empty is a value. */
export const nullAsMissing = <Field extends z.ZodType>(field: Field) =>
  z.union([z.null().transform(() => undefined), field]).optional();

/** A boolean in any of the spellings that forms and lists use. */
export const yesOrNo = z.union([
  z.boolean(),
  z
    .int()
    .min(0)
    .max(1)
    .transform((value) => value === 1),
  z.enum(['S', 'N', 'Si', 'Sí', 'No', 'true', 'false', '1', '0']).transform((text) => /^[St1]/.test(text)),
]);

const WEB_IMAGE = /https?:\/\/[\w!#$%&()*+,\-./:;=?@[\]~\u00a1-\ud7ff]+/;

/** The URL of an image. Only uploaded ones can be added; one on the web may be sent back where it is already stored. */
export const imageUrlField = z
  .string()
  .max(500)
  .regex(new RegExp(`^(?:${STORED_IMAGE_URL}|${WEB_IMAGE.source})$`));

/** The id, which may be in the path instead, and the wanted status; without `active` it is toggled. */
export const statusChange = z
  .object({ id: emptyAsMissing(idField), active: emptyAsMissing(yesOrNo), expectedVersion })
  .openapi('StatusChange');
