import type { WireImportPlan } from '#contract/responses/product-import.ts';
import { adminApi } from '#contract/urls/admin-urls.ts';
import { formatWhole } from '../../test/report/table.ts';

const SIZES = [200, 2000];

type Shop = { url: string; token: string };

/** How long a spreadsheet of new products is read and imported, beside the same products one by one. */
export async function importRows(shop: Shop): Promise<string[][]> {
  const rows: string[][] = [];
  for (const size of SIZES) {
    const [plan, readMs] = await timed(() => read(shop, spreadsheet(size, 'lote')));
    const [, writeMs] = await timed(() => write(shop, plan));
    const [unchanged, againMs] = await timed(() => read(shop, spreadsheet(size, 'lote')));
    if (unchanged.rows.some(({ action }) => action !== 'unchanged')) throw new Error('the import was not whole');
    const [, singleMs] = await timed(() => addEach(shop, size));
    rows.push([formatWhole(size), ...[readMs, writeMs, againMs, singleMs].map(formatWhole)]);
  }
  return rows;
}

function spreadsheet(size: number, batch: string): string {
  const lines = Array.from({ length: size }, (_, index) => {
    const name = `Creatina ${batch} ${size} ${index} 300 g`;
    return `${name};Marca ${batch} ${index % 20};Creatinas;${1000 + index},50;"Uva: 3\nCoco: ${index}";Una descripción`;
  });
  return ['Nombre;Marca;Categoría;Precio;Sabores;Descripción', ...lines].join('\n');
}

async function timed<Result>(run: () => Promise<Result>): Promise<[Result, milliseconds: number]> {
  const start = performance.now();
  const result = await run();
  return [result, performance.now() - start];
}

const read = (shop: Shop, content: string): Promise<WireImportPlan> => upload(shop, adminApi.readProductTable, content);

function write(shop: Shop, { rows }: WireImportPlan): Promise<unknown> {
  const products = rows.flatMap(({ product }) => product ?? []);
  return upload(shop, adminApi.productImports, JSON.stringify({ products }));
}

async function addEach(shop: Shop, size: number): Promise<void> {
  const { rows } = await read(shop, spreadsheet(size, 'suelto'));
  for (const { product } of rows) {
    const { brand: _, category: __, ...body } = product ?? {};
    await post(shop, adminApi.products, {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  }
}

async function upload<Body>(shop: Shop, path: string, content: string): Promise<Body> {
  const body = new FormData();
  body.set('file', new Blob([content]));
  return post(shop, path, { body });
}

async function post<Body>({ url, token }: Shop, path: string, init: RequestInit): Promise<Body> {
  const headers = { ...init.headers, authorization: `Bearer ${token}` };
  const response = await fetch(url + path, { ...init, method: 'POST', headers });
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}
