import { fromWireDate } from '#domain/dates.ts';
import { type Caller, call } from '../http/call.ts';
import type { WireBrand, WirePage } from '../responses/admin.ts';
import { adminApi, filled } from '../urls/admin-urls.ts';
import { fromWirePage, type Page, type PageRequest, repeatable } from './page.ts';

export type AdminBrand = Omit<WireBrand, 'deactivationDate'> & { deactivatedAt: number | null };

export type BrandInput = { name: string; link: string; image: string };

type Done = { id: number; brand: WireBrand };

export function brandCalls(caller: Caller) {
  return {
    /** All of them without a pageSize. */
    list: async (request: PageRequest = {}): Promise<Page<AdminBrand>> =>
      fromWirePage(await call<WirePage<WireBrand>>(caller, adminApi.brands, { query: request }), fromWireBrand),

    byId: async (id: number): Promise<AdminBrand> =>
      fromWireBrand(await call<WireBrand>(caller, filled(adminApi.brandById, { id }))),

    create: async (body: BrandInput, key?: string): Promise<AdminBrand> =>
      done(await call<Done>(caller, adminApi.brands, { method: 'POST', body, ...repeatable(key) })),

    change: async (id: number, brand: Partial<BrandInput>): Promise<AdminBrand> =>
      done(await call<Done>(caller, adminApi.brands, { method: 'PUT', body: { ...brand, id } })),

    toggle: async (id: number): Promise<AdminBrand> =>
      done(await call<Done>(caller, adminApi.brandStatus, { method: 'PUT', body: { id } })),
  };
}

const done = ({ brand }: Done) => fromWireBrand(brand);

function fromWireBrand({ deactivationDate, ...brand }: WireBrand): AdminBrand {
  return { ...brand, deactivatedAt: deactivationDate && fromWireDate(deactivationDate) };
}
