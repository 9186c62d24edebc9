import { fromWireDate } from '#domain/dates/dates.ts';
import { type Caller, call } from '../http/call.ts';
import type { WireBrand, WirePage } from '../responses/admin.ts';
import { adminApi, fillPath } from '../urls/admin-urls.ts';
import { fromWirePage, idempotencyHeaders, type Page, type PageRequest } from './page.ts';

export type AdminBrand = Omit<WireBrand, 'deactivationDate'> & { deactivatedAt: number | null };

export type BrandInput = { name: string; link: string; image: string };

type BrandResponse = { id: number; brand: WireBrand };

export function brandCalls(caller: Caller) {
  return {
    /** All of them without a pageSize. */
    list: async (request: PageRequest = {}): Promise<Page<AdminBrand>> =>
      fromWirePage(await call<WirePage<WireBrand>>(caller, adminApi.brands, { query: request }), fromWireBrand),

    byId: async (id: number): Promise<AdminBrand> =>
      fromWireBrand(await call<WireBrand>(caller, fillPath(adminApi.brandById, { id }))),

    create: async (body: BrandInput, key?: string): Promise<AdminBrand> =>
      fromBrandResponse(
        await call<BrandResponse>(caller, adminApi.brands, { method: 'POST', body, ...idempotencyHeaders(key) }),
      ),

    change: async (id: number, brand: Partial<BrandInput>): Promise<AdminBrand> =>
      fromBrandResponse(await call<BrandResponse>(caller, adminApi.brands, { method: 'PUT', body: { ...brand, id } })),

    toggle: async (id: number): Promise<AdminBrand> =>
      fromBrandResponse(await call<BrandResponse>(caller, adminApi.brandStatus, { method: 'PUT', body: { id } })),
  };
}

const fromBrandResponse = ({ brand }: BrandResponse) => fromWireBrand(brand);

function fromWireBrand({ deactivationDate, ...brand }: WireBrand): AdminBrand {
  return { ...brand, deactivatedAt: deactivationDate && fromWireDate(deactivationDate) };
}
