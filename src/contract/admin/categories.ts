import { fromWireDate } from '#domain/dates.ts';
import { type Caller, call } from '../http/call.ts';
import type { WireCategory, WireCategoryType, WirePage } from '../responses/admin.ts';
import { adminApi, filled } from '../urls/admin-urls.ts';
import { fromWirePage, type Page, type PageRequest, repeatable } from './page.ts';

export type AdminCategory = Omit<WireCategory, 'deactivationDate'> & { deactivatedAt: number | null };

export type CategoryInput = { name: string; link: string; idCategoryType: number };

type Done = { id: number; category: WireCategory };

export function categoryCalls(caller: Caller) {
  return {
    /** All of them without a pageSize. */
    list: async (request: PageRequest = {}): Promise<Page<AdminCategory>> =>
      fromWirePage(
        await call<WirePage<WireCategory>>(caller, adminApi.categories, { query: request }),
        fromWireCategory,
      ),

    byId: async (id: number): Promise<AdminCategory> =>
      fromWireCategory(await call<WireCategory>(caller, filled(adminApi.categoryById, { id }))),

    types: (): Promise<WireCategoryType[]> => call(caller, adminApi.categoryTypes),

    create: async (body: CategoryInput, key?: string): Promise<AdminCategory> =>
      done(await call<Done>(caller, adminApi.categories, { method: 'POST', body, ...repeatable(key) })),

    change: async (id: number, category: Partial<CategoryInput>): Promise<AdminCategory> =>
      done(await call<Done>(caller, adminApi.categories, { method: 'PUT', body: { ...category, id } })),

    toggle: async (id: number): Promise<AdminCategory> =>
      done(await call<Done>(caller, adminApi.categoryStatus, { method: 'PUT', body: { id } })),
  };
}

const done = ({ category }: Done) => fromWireCategory(category);

function fromWireCategory({ deactivationDate, ...category }: WireCategory): AdminCategory {
  return { ...category, deactivatedAt: deactivationDate && fromWireDate(deactivationDate) };
}
