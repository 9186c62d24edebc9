import { expect, type Page } from '@playwright/test';
import { adminApi } from '#contract/urls/admin-urls.ts';
import { api } from '#contract/urls/shop-urls.ts';
import { listFile } from '../../test/price-lists/cases.ts';

export const LIST_PDF = Buffer.from(listFile('a4-folleto-dos-columnas'));
export const pdfUpload = (buffer: Buffer, name = 'lista.pdf') => ({ name, mimeType: 'application/pdf', buffer });

/** The parts of the screen. */
export const priceListScreen = (page: Page) => ({
  file: page.getByLabel('Lista de precios en PDF'),
  read: page.getByRole('button', { name: 'Ver resumen' }),
  summary: page.getByRole('region', { name: 'Resumen' }),
  table: page.getByRole('table', { name: 'Coincidencias' }),
  row: (name: string) => page.getByRole('row').filter({ has: page.getByLabel(`Actualizar ${name}`, { exact: true }) }),
  tick: (name: string) => page.getByLabel(`Actualizar ${name}`, { exact: true }),
  filter: (name: string) => page.getByRole('button', { name: new RegExp(`^${name} \\d+$`) }),
  confirm: page.getByRole('button', { name: 'Confirmar' }),
  cancel: page.getByRole('button', { name: 'Cancelar' }),
});

type WireProduct = { id: number; name: string; price: number };

/** What the shop's own calls say and do, beside the screen. */
export function apiBeside({ request }: Page) {
  const product = async (name: string): Promise<WireProduct> => {
    const all: WireProduct[] = await (await request.get(api.products)).json();
    const found = all.find((one) => one.name === name);
    if (!found) throw new Error(`there is no «${name}»`);
    return found;
  };
  const ask = async (method: 'get' | 'put' | 'post', path: string, body = {}) => {
    const { token } = await (await request.get(api.token)).json();
    return request[method](path, { ...body, headers: { authorization: `Bearer ${token}` } });
  };
  const write = async (method: 'put' | 'post', path: string, data: object) => {
    const answer = await ask(method, path, { data });
    expect(answer.status()).toBe(200);
  };
  /** What reading a list tells of the only pair that counts here. */
  const preview = async (name: string): Promise<{ previewId: string; rows: { line: number; id: number }[] }> => {
    const { previewId, matched } = await (
      await ask('post', adminApi.priceListPreview, { multipart: { file: pdfUpload(LIST_PDF) } })
    ).json();
    return { previewId, rows: matched.filter(({ nombre }: { nombre: string }) => nombre === name) };
  };
  return { product, ask, write, preview };
}
