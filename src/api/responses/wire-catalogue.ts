import type { WireBrand, WireCategory } from '#contract/responses/admin.ts';
import type { Brand } from '#data/brands-and-categories/brands.ts';
import type { Category } from '#data/brands-and-categories/categories.ts';
import { toWireDate } from '#domain/dates/dates.ts';
import { orNull } from './wire-values.ts';

export function toWireBrand({ deactivatedAt, ...brand }: Brand): WireBrand {
  return { ...brand, deactivationDate: orNull(deactivatedAt, toWireDate) };
}

export function toWireCategory({ categoryTypeId, deactivatedAt, ...category }: Category): WireCategory {
  return { ...category, idCategoryType: categoryTypeId, deactivationDate: orNull(deactivatedAt, toWireDate) };
}
