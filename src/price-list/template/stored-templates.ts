import { z } from 'zod';
import { COLUMN_ROLES } from '#domain/pricing/list-columns.ts';
import type { PriceRule } from '#domain/pricing/price-rule.ts';
import { parseJson } from '#domain/text/parse-json.ts';
import { addColumnRule, type ColumnRule, columnRule } from './column-rules.ts';
import { listSignature } from './list-signature.ts';
import { isSameKind } from './recognise-supplier.ts';

const band = z.object({ left: z.number(), right: z.number(), title: z.string(), role: z.enum(COLUMN_ROLES) });

const listTemplate = z.object({
  signature: listSignature,
  /** The columns as the seller named them; empty when the list was understood without. */
  bands: z.array(band),
  reading: z.string().optional(),
  priceTitle: z.string().optional(),
  /** The brand of all goods without another one. */
  brand: z.string().optional(),
  /** Of its columns of prices, the latest first. */
  rules: z.array(columnRule).optional(),
});

export type ListTemplate = z.output<typeof listTemplate>;

const MAX_TEMPLATES = 4;

/** The templates of a supplier, without those of an older version. */
export function parseTemplates(json: string): ListTemplate[] {
  const stored = z.array(z.unknown()).safeParse(parseJson(json)).data ?? [];
  return stored.flatMap((one) => listTemplate.safeParse(one).data ?? []);
}

/** The JSON of a supplier's templates with a new one, in place of those of the same kind of list. */
export function addTemplate(json: string, added: string): string {
  const [template] = parseTemplates(`[${added}]`);
  const others = parseTemplates(removeTemplate(json, added));
  return JSON.stringify((template ? [template, ...others] : others).slice(0, MAX_TEMPLATES));
}

/** The JSON of a supplier's templates without those of the same kind of list. */
export function removeTemplate(json: string, removed: string): string {
  const [template] = parseTemplates(`[${removed}]`);
  const isOther = ({ signature }: ListTemplate) => !template || !isSameKind(signature, template.signature);
  return JSON.stringify(parseTemplates(json).filter(isOther));
}

/** The rules that were learned for the columns of a template, in JSON. */
export function columnRules(template: string): ColumnRule[] {
  return parseTemplates(`[${template}]`)[0]?.rules ?? [];
}

/** The JSON of a template with what was learned of one of its columns. */
export function withColumnRule(json: string, learned: ColumnRule & { column: string | null }): string {
  const [template] = parseTemplates(`[${json}]`);
  return template ? JSON.stringify({ ...template, rules: addColumnRule(template.rules ?? [], learned) }) : json;
}

/** The JSON of templates in which the latest has the rule of its supplier, where an earlier version stored it without one. */
export function withSupplierRule(json: string, { markup, rounding }: PriceRule): string {
  const [latest, ...others] = parseTemplates(json);
  if (!latest || latest.rules) return json;
  const title = latest.priceTitle ?? latest.bands.find(({ role }) => role === 'price')?.title;
  return JSON.stringify([{ ...latest, rules: [{ column: title || undefined, markup, rounding }] }, ...others]);
}
