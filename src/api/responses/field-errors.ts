import type { z } from '@hono/zod-openapi';
import { brandFields } from '#domain/catalogue/brand-fields.ts';
import { categoryFields } from '#domain/catalogue/category-fields.ts';
import { productFields } from '#domain/catalogue/product-fields.ts';
import { saleFields } from '#domain/sales/sale-fields.ts';
import { Failure, failureTexts } from '../http/failure.ts';

type Issue = z.core.$ZodIssue;

/** Fields that belong to no entity, with their articles. */
const OTHER_SUBJECTS: readonly (readonly [wire: string, subject: string])[] = [
  ['id', 'el id'],
  ['dollarPrice', productFields.priceUsd.subject],
  ['brand', 'la marca'],
  ['category', 'la categoría'],
  ['categoryType', 'el tipo de categoría'],
  ['active', 'el estado'],
  ['version', 'la versión'],
  ['expectedVersion', 'la versión'],
  ['value', 'el valor'],
  ['constant', 'el valor'],
  ['page', 'la página'],
  ['pageSize', 'la cantidad por página'],
  ['field', 'el campo'],
  ['search', 'la búsqueda'],
  ['text', 'la búsqueda'],
  ['categoria', 'la categoría'],
  ['limit', 'la cantidad de productos'],
  ['startAfterId', 'el último producto'],
  ['email', 'el correo electrónico'],
  ['password', 'la contraseña'],
  ['currentPassword', 'la contraseña actual'],
  ['newPassword', 'la contraseña nueva'],
  ['from', 'la fecha desde'],
  ['until', 'la fecha hasta'],
];

/** How an error names each field of a request. */
const SUBJECTS: ReadonlyMap<string, string> = new Map([
  ...[productFields, brandFields, categoryFields, saleFields].flatMap((fields) =>
    Object.values(fields).map(({ wire, subject }): [string, string] => [wire, subject]),
  ),
  ...OTHER_SUBJECTS,
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
  const subject = SUBJECTS.get(name);
  if (subject === undefined) return undefined;
  if (isMissing(name, issue, data)) return `Falta ${subject}.`;
  if (issue.code === 'custom' && issue.message !== 'Invalid input') return issue.message;
  const invalid = subject.startsWith('la ') ? 'no es válida' : 'no es válido';
  return `${subject[0]?.toUpperCase()}${subject.slice(1)} ${invalid}${limitText(issue)}.`;
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
