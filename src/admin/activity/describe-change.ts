import type { AuditRow } from '#contract/admin/audit.ts';
import { brandFields } from '#domain/catalogue/brand-fields.ts';
import { categoryFields } from '#domain/catalogue/category-fields.ts';
import { productFields } from '#domain/catalogue/product-fields.ts';
import type { FieldTable } from '#domain/fields/field.ts';
import { pesos } from '#domain/fields/value-kinds.ts';
import { saleFields } from '#domain/sales/sale-fields.ts';

/** A changed field: how a sentence names it, and both values as text. Empty texts are not recorded values. */
export type DescribedChange = { label: string; subject: string; from: string; to: string };

type Values = Readonly<Record<string, unknown>>;

/** Fields that only the audit has. */
const saleTotal = { wire: 'total', label: 'Total', subject: 'el total', ...pesos };
const constantValue = {
  wire: 'value',
  label: 'Valor',
  subject: 'el valor',
  toWire: String,
  fromWire: String,
  format: (value: string) => value || '(vacío)',
};

const tables: Readonly<Record<string, FieldTable>> = {
  product: productFields,
  brand: brandFields,
  category: categoryFields,
  sale: { ...saleFields, total: saleTotal },
  constant: { value: constantValue },
};

/** References are recorded by name, images by their URLs. */
const REFERENCES: ReadonlySet<string> = new Set([
  productFields.brandId.wire,
  productFields.categoryId.wire,
  categoryFields.categoryTypeId.wire,
  saleFields.productId.wire,
]);

/** The recorded values of an entry, in the order of the form; fields that the table no longer has are left out. */
export function describeChanges({ entity, from, to }: { entity: string } & Pick<AuditRow, 'from' | 'to'>) {
  const fields = Object.values(tables[entity] ?? {});
  return fields
    .filter(({ wire }) => wire in (to ?? from ?? {}))
    .map(({ wire, label, subject, fromWire, format, isImageList }): DescribedChange => {
      const text = (values: Values | null) => {
        const value = values?.[wire];
        if (value === undefined || (value === null && wire === saleFields.clientName.wire)) return '';
        if (isImageList) return countImages(value);
        if (REFERENCES.has(wire)) return String(value);
        return format(fromWire(value)).replaceAll('\n', ', ') || 'ninguno';
      };
      return { label, subject, from: text(from), to: text(to) };
    });
}

function countImages(urls: unknown): string {
  const count = (Array.isArray(urls) ? urls : [urls]).filter(Boolean).length;
  if (count === 0) return 'ninguna';
  return count === 1 ? '1 imagen' : `${count} imágenes`;
}
