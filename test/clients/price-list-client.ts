import assert from 'node:assert/strict';
import type { WirePriceListState, WirePriceListUpdate, WirePricePreview } from '#contract/responses/price-list.ts';
import { adminApi } from '#contract/urls/admin-urls.ts';
import { listFile } from '../price-lists/cases.ts';
import { adminTokens } from './admin-client.ts';

export type PriceListClient = Awaited<ReturnType<ReturnType<typeof priceListClients>>>;

/** Undefined when the connection broke off. */
type Answer<Body> = { status: number; body: Body } | undefined;

type PostOptions = { body?: FormData | string | undefined; key?: string | undefined };

/** Calls of an administrator to real servers: preview a supplier's list, confirm it, undo it. */
export function priceListClients(list: string) {
  const tokenOf = adminTokens();
  return async (url: string) => {
    const authorization = `Bearer ${await tokenOf(url)}`;
    const post = async <Body>(path: string, { body: content = '', key }: PostOptions = {}): Promise<Answer<Body>> => {
      const headers = { authorization, ...(key !== undefined && { 'idempotency-key': key }) };
      const response = await fetch(url + path, { method: 'POST', headers, body: content }).catch(() => undefined);
      // The connection can break off between the headers and the body.
      const body = await response?.json().catch(() => undefined);
      return response && body && { status: response.status, body };
    };
    return {
      async preview(): Promise<WirePricePreview> {
        const body = new FormData();
        body.set('file', new File([listFile(list)], 'lista.pdf', { type: 'application/pdf' }));
        const answer = await post<WirePricePreview>(adminApi.priceListPreview, { body });
        assert.equal(answer?.status, 200);
        return answer.body;
      },
      confirm: ({ previewId, matched }: WirePricePreview, key?: string) => {
        const rows = matched.map(({ line, id }) => ({ line, id }));
        return post<WirePriceListUpdate>(adminApi.priceListConfirm, { body: JSON.stringify({ previewId, rows }), key });
      },
      undo: (key?: string) => post<WirePriceListUpdate>(adminApi.priceListUndo, { key }),
      async state(): Promise<WirePriceListState> {
        return (await fetch(url + adminApi.priceListState, { headers: { authorization } })).json();
      },
    };
  };
}
