import { type Category, categoryFields } from '#domain/catalogue/category-fields.ts';
import { fromWireDate } from '#domain/dates/wire-date.ts';
import { fromWireFields } from '#domain/fields/convert-fields.ts';
import { type Caller, call } from '../http/call.ts';
import type { WireCategory, WireCategoryType, WirePage } from '../responses/admin.ts';
import { adminApi } from '../urls/admin-urls.ts';
import { entityCalls } from './entity-calls.ts';
import { fromWirePage, type Page, type PageRequest } from './page.ts';

type CategoryResponse = { id: number; category: WireCategory };

export function categoryCalls(caller: Caller) {
  return {
    ...entityCalls(caller, {
      fields: categoryFields,
      paths: { collection: adminApi.categories, byId: adminApi.categoryById, change: adminApi.categories },
      readResponse: ({ category }: CategoryResponse) => category,
      fromWire: fromWireCategory,
    }),

    /** All of them without a pageSize. */
    list: async (request: PageRequest = {}): Promise<Page<Category>> =>
      fromWirePage(
        await call<WirePage<WireCategory>>(caller, adminApi.categories, { query: request }),
        fromWireCategory,
      ),

    types: (): Promise<WireCategoryType[]> => call(caller, adminApi.categoryTypes),

    setActive: async (id: number, active: boolean): Promise<Category> => {
      const request = { method: 'PUT', body: { id, active } } as const;
      return fromWireCategory((await call<CategoryResponse>(caller, adminApi.categoryStatus, request)).category);
    },
  };
}

function fromWireCategory(wire: WireCategory): Category {
  const { id, categoryType, deactivationDate, version } = wire;
  const deactivatedAt = deactivationDate && fromWireDate(deactivationDate);
  return { ...fromWireFields(categoryFields, wire), id, categoryType, deactivatedAt, version };
}
