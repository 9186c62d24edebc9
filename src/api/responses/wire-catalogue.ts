import type { WireBrand, WireCategory } from '#contract/responses/admin.ts';
import type { Brand } from '#domain/catalogue/brand-fields.ts';
import type { Category } from '#domain/catalogue/category-fields.ts';
import { toWireDate } from '#domain/dates/wire-date.ts';
import { orNull } from './wire-values.ts';

export function toWireBrand({ deactivatedAt, ...brand }: Brand): WireBrand {
  return { ...brand, deactivationDate: orNull(deactivatedAt, toWireDate) };
}

export function toWireCategory({ categoryTypeId, deactivatedAt, ...category }: Category): WireCategory {
  return { ...category, idCategoryType: categoryTypeId, deactivationDate: orNull(deactivatedAt, toWireDate) };
}
