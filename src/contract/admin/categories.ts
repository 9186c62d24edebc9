import { fromWireDate } from '#domain/dates/dates.ts';
import { type Caller, call } from '../http/call.ts';
import type { WireCategory, WireCategoryType, WirePage } from '../responses/admin.ts';
import { adminApi, fillPath } from '../urls/admin-urls.ts';
import { fromWirePage, idempotencyHeaders, type Page, type PageRequest } from './page.ts';

export type AdminCategory = Omit<WireCategory, 'deactivationDate'> & { deactivatedAt: number | null };

export type CategoryInput = { name: string; link: string; idCategoryType: number };

type CategoryResponse = { id: number; category: WireCategory };

export function categoryCalls(caller: Caller) {
  return {
    /** All of them without a pageSize. */
    list: async (request: PageRequest = {}): Promise<Page<AdminCategory>> =>
      fromWirePage(
        await call<WirePage<WireCategory>>(caller, adminApi.categories, { query: request }),
        fromWireCategory,
      ),

    byId: async (id: number): Promise<AdminCategory> =>
      fromWireCategory(await call<WireCategory>(caller, fillPath(adminApi.categoryById, { id }))),

    types: (): Promise<WireCategoryType[]> => call(caller, adminApi.categoryTypes),

    create: async (body: CategoryInput, key?: string): Promise<AdminCategory> =>
      fromCategoryResponse(
        await call<CategoryResponse>(caller, adminApi.categories, { method: 'POST', body, ...idempotencyHeaders(key) }),
      ),

    change: async (id: number, category: Partial<CategoryInput>): Promise<AdminCategory> =>
      fromCategoryResponse(
        await call<CategoryResponse>(caller, adminApi.categories, { method: 'PUT', body: { ...category, id } }),
      ),

    toggle: async (id: number): Promise<AdminCategory> =>
      fromCategoryResponse(
        await call<CategoryResponse>(caller, adminApi.categoryStatus, { method: 'PUT', body: { id } }),
      ),
  };
}

const fromCategoryResponse = ({ category }: CategoryResponse) => fromWireCategory(category);

function fromWireCategory({ deactivationDate, ...category }: WireCategory): AdminCategory {
  return { ...category, deactivatedAt: deactivationDate && fromWireDate(deactivationDate) };
}
