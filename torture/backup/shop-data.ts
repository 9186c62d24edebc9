import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { migrate } from '#data/engine/migrate.ts';
import { type DatabaseOptions, openDatabase } from '#data/engine/open-database.ts';
import { openSnapshot } from '#data/snapshot/open-snapshot.ts';
import { readTableChecksum } from '#data/snapshot/table-checksum.ts';
import { storedImageUrl } from '#domain/catalogue/product-image.ts';
import { importCatalogue } from '#use-cases/catalogue/import-catalogue.ts';
import { plainImage } from '../../test/images/images.ts';
import { productDraft } from '../../test/seeds/product-draft.ts';

const IMAGE_BYTES = 60_000;
const FILES_AT_ONCE = 500;

type ShopDataOptions = { place: DatabaseOptions; imageFolder: string; products: number };

/** A database of products, each with a picture of its own of the usual size. */
export async function writeShopData({ place, imageFolder, products }: ShopDataOptions): Promise<void> {
  const database = await openDatabase(place);
  await migrate(database);
  const picture = await plainImage(40, 40).webp().toBuffer();
  const numbers = Array.from({ length: products }, (_, index) => index);
  const imported = await importCatalogue(database, {
    catalogue: { brands: [], categories: [], products: numbers.map(numberedProduct) },
    now: Date.UTC(2026, 0, 1),
  });
  assert.ok(imported.ok);
  for (let first = 0; first < products; first += FILES_AT_ONCE) {
    const some = numbers.slice(first, first + FILES_AT_ONCE);
    await Promise.all(some.map(async (number) => writePicture(imageFolder, { number, picture })));
  }
  await database.close();
}

const numberedProduct = (number: number) => ({
  ...productDraft({
    name: `Producto ${number}`,
    description: 'Una descripción de largo corriente. '.repeat(20),
    images: [{ url: storedImageUrl(hashOf(number)), thumbhash: null }],
  }),
  brandLink: 'sin-marca',
  categoryLink: 'sin-categoria',
});

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
