import { type Brand, brandFields } from '#domain/catalogue/brand-fields.ts';
import { fromWireDate } from '#domain/dates/wire-date.ts';
import { type Caller, call } from '../http/call.ts';
import type { WireBrand, WirePage } from '../responses/admin.ts';
import { adminApi } from '../urls/admin-urls.ts';
import { entityCalls } from './entity-calls.ts';
import { fromWirePage, type Page, type PageRequest } from './page.ts';

type BrandResponse = { id: number; brand: WireBrand };

export function brandCalls(caller: Caller) {
  return {
    ...entityCalls(caller, {
      fields: brandFields,
      paths: { collection: adminApi.brands, byId: adminApi.brandById, change: adminApi.brands },
      readResponse: ({ brand }: BrandResponse) => brand,
      fromWire: fromWireBrand,
    }),

    /** All of them without a pageSize. */
    list: async (request: PageRequest = {}): Promise<Page<Brand>> =>
      fromWirePage(await call<WirePage<WireBrand>>(caller, adminApi.brands, { query: request }), fromWireBrand),

    setActive: async (id: number, active: boolean): Promise<Brand> => {
      const request = { method: 'PUT', body: { id, active } } as const;
      return fromWireBrand((await call<BrandResponse>(caller, adminApi.brandStatus, request)).brand);
    },
  };
}

function fromWireBrand({ deactivationDate, ...brand }: WireBrand): Brand {
  return { ...brand, deactivatedAt: deactivationDate && fromWireDate(deactivationDate) };
}
