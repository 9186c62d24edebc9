import { expect, type Page } from '@playwright/test';
import { adminApi } from '#contract/urls/admin-urls.ts';
import { api } from '#contract/urls/shop-urls.ts';
import { listFile } from '../../test/price-lists/cases.ts';

export const LIST_PDF = Buffer.from(listFile('a4-folleto-dos-columnas'));
export const pdfUpload = (buffer: Buffer, name = 'lista.pdf') => ({ name, mimeType: 'application/pdf', buffer });

/** A price in whole pesos, as the screen shows it. */
export const shown = (price: number) => `$ ${price.toLocaleString('es-AR')}`;

/** Locators of the screen. */
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

/** Calls to the shop's API with the session of the page. */
export function apiBeside({ request }: Page) {
  const findProduct = async (name: string): Promise<WireProduct> => {
    const all: WireProduct[] = await (await request.get(api.products)).json();
    const product = all.find((one) => one.name === name);
    if (!product) throw new Error(`there is no «${name}»`);
    return product;
  };
  const send = async (method: 'get' | 'put' | 'post' | 'delete', path: string, body = {}) => {
    const { token } = await (await request.get(adminApi.token)).json();
    return request[method](path, { ...body, headers: { authorization: `Bearer ${token}` } });
  };
  const write = async (method: 'put' | 'post', path: string, data: object) => {
    const response = await send(method, path, { data });
    expect(response.status()).toBe(200);
  };
  /** Previews the list and returns the rows of one product. */
  const preview = async (name: string): Promise<{ previewId: string; rows: { line: number; id: number }[] }> => {
    const { previewId, matched } = await (
      await send('post', adminApi.priceListPreview, { multipart: { file: pdfUpload(LIST_PDF) } })
    ).json();
    return { previewId, rows: matched.filter(({ nombre }: { nombre: string }) => nombre === name) };
  };
  return { product: findProduct, send, write, preview };
}
