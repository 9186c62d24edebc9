import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { migrate } from '#data/engine/migrate.ts';
import { type DatabaseOptions, openDatabase } from '#data/engine/open-database.ts';
import { openSnapshot } from '#data/snapshot/open-snapshot.ts';
import { readTableChecksum } from '#data/snapshot/table-checksum.ts';
import { storedImageUrl } from '#domain/catalogue/product-image.ts';
import { plainImage } from '../../test/images/images.ts';
import { productInserter } from '../../test/seeds/insert-product.ts';

const IMAGE_BYTES = 60_000;

type ShopDataOptions = { place: DatabaseOptions; imageFolder: string; products: number };

/** A database of products, each with a picture of its own of the usual size. */
export async function writeShopData({ place, imageFolder, products }: ShopDataOptions): Promise<void> {
  const database = await openDatabase(place);
  await migrate(database);
  const picture = await plainImage(40, 40).webp().toBuffer();
  await productInserter(database)({ name: 'Modelo', description: 'Una descripción de largo corriente. '.repeat(20) });
  const {
    id: _,
    stock_rank: _s,
    price_rank: _p,
    place: _o,
    ...model
  } = await database.query.selectFrom('products').selectAll().executeTakeFirstOrThrow();
  for (let first = 0; first < products; first += 500) {
    const numbers = Array.from({ length: Math.min(500, products - first) }, (_each, index) => first + index);
    const rows = numbers.map((number) => ({
      ...model,
      name: `Producto ${number}`,
      key: `producto-${number}`,
      images: JSON.stringify([{ url: storedImageUrl(hashOf(number)), thumbhash: null }]),
    }));
    await database.query.insertInto('products').values(rows.slice(0, 500)).execute();
    await Promise.all(numbers.map(async (number) => writePicture(imageFolder, { number, picture })));
  }
  await database.close();
}

async function writePicture(folder: string, { number, picture }: { number: number; picture: Uint8Array }) {
  const hash = hashOf(number);
  await mkdir(join(folder, hash.slice(0, 2)), { recursive: true });
  const bytes = new Uint8Array(IMAGE_BYTES).map((_, index) => picture[index] ?? (index * (number + 7)) % 251);
  await writeFile(join(folder, hash.slice(0, 2), `${hash}.webp`), bytes);
}

function hashOf(number: number): string {
  return createHash('sha256').update(`picture ${number}`).digest('hex').slice(0, 32);
}

/** Table, rows and checksum of every table; undefined when there is no shop. */
export async function readChecksums(place: DatabaseOptions): Promise<string | undefined> {
  const snapshot = await openSnapshot(place).catch(() => undefined);
  if (!snapshot) return undefined;
  const lines: string[] = [];
  for (const table of snapshot.tables) {
    const { rows, sha256 } = await readTableChecksum(snapshot, table);
    lines.push(`${table.name} ${rows} ${sha256}`);
  }
  await snapshot.close();
  return lines.join('\n');
}
