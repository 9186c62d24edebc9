import type { z } from '@hono/zod-openapi';
import { Failure, failureTexts } from '../http/failure.ts';

type Issue = z.core.$ZodIssue;

/** Each field with its article, and the error in the right gender. */
const FIELDS: ReadonlyMap<string, readonly [name: string, error: string]> = new Map([
  ['id', ['el id', 'no es válido']],
  ['name', ['el nombre', 'no es válido']],
  ['price', ['el precio', 'no es válido']],
  ['priceUSD', ['el precio en dólares', 'no es válido']],
  ['dollarPrice', ['el precio en dólares', 'no es válido']],
  ['discount', ['el descuento', 'no es válido']],
  ['amount', ['la cantidad', 'no es válida']],
  ['quantity', ['la cantidad', 'no es válida']],
  ['flavors', ['la lista de sabores o colores', 'no es válida']],
  ['images', ['la lista de imágenes', 'no es válida']],
  ['image', ['la imagen', 'no es válida']],
  ['description', ['la descripción', 'no es válida']],
  ['idBrand', ['la marca', 'no es válida']],
  ['idCategory', ['la categoría', 'no es válida']],
  ['idCategoryType', ['el tipo de categoría', 'no es válido']],
  ['version', ['la versión', 'no es válida']],
  ['link', ['el link', 'no es válido']],
  ['idProduct', ['el producto', 'no es válido']],
  ['variant', ['la variante', 'no es válida']],
  ['clientName', ['el cliente', 'no es válido']],
  ['paymentMethod', ['el método de pago', 'no es válido']],
  ['shippingMethod', ['el método de envío', 'no es válido']],
  ['paid', ['el dato «pagado»', 'no es válido']],
  ['value', ['el valor', 'no es válido']],
  ['constant', ['el valor', 'no es válido']],
  ['page', ['la página', 'no es válida']],
  ['pageSize', ['la cantidad por página', 'no es válida']],
  ['field', ['el campo', 'no es válido']],
  ['search', ['la búsqueda', 'no es válida']],
  ['categoria', ['la categoría', 'no es válida']],
  ['limit', ['la cantidad de productos', 'no es válida']],
  ['startAfterId', ['el último producto', 'no es válido']],
  ['email', ['el correo electrónico', 'no es válido']],
  ['password', ['la contraseña', 'no es válida']],
]);

/** The failure for invalid `data`; for forms with an error per field. */
export function toFieldFailure(cause: z.core.$ZodError, { data, isForm }: { data: unknown; isForm: boolean }): Failure {
  const fields = fieldErrors(cause.issues, data);
  const [text = failureTexts.badRequest] = Object.values(fields);
  const hasFields = isForm && Object.keys(fields).length > 0;
  return new Failure(400, text, { cause, ...(hasFields && { fields }) });
}

/** The error text of each invalid field, in the terms of the screens; internal fields are left out. */
function fieldErrors(issues: readonly Issue[], data: unknown): Record<string, string> {
  const texts = new Map<string, string>();
  for (const issue of issues) {
    const [name] = issue.path;
    const text = typeof name === 'string' ? errorText(name, issue, data) : undefined;
    if (typeof name === 'string' && text !== undefined && !texts.has(name)) texts.set(name, text);
  }
  return Object.fromEntries(texts);
}

function errorText(name: string, issue: Issue, data: unknown): string | undefined {
  const field = FIELDS.get(name);
  if (!field) return undefined;
  const [label, error] = field;
  if (isMissing(name, issue, data)) return `Falta ${label}.`;
  if (issue.code === 'custom' && issue.message !== 'Invalid input') return issue.message;
  return `${label[0]?.toUpperCase()}${label.slice(1)} ${error}${limitText(issue)}.`;
}

function isMissing(name: string, { path }: Issue, data: unknown): boolean {
  if (path.length !== 1 || typeof data !== 'object' || data === null) return false;
  const value: unknown = Object.entries(data).find(([key]) => key === name)?.[1];
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

/** Larger limits are those of the database and mean nothing to users. */
const LARGEST_SHOWN_LIMIT = 1_000_000_000;

/** The limit that was exceeded, for the error text; empty for branches of a union, which report none. */
function limitText(issue: Issue): string {
  if (issue.code !== 'too_big' || issue.path.length !== 1 || issue.maximum > LARGEST_SHOWN_LIMIT) return '';
  return `: como máximo ${issue.maximum.toLocaleString('es-AR')}${issue.origin === 'string' ? ' caracteres' : ''}`;
}
