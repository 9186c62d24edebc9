import Sqlite from 'better-sqlite3';
import { migrate } from '#data/engine/migrate.ts';
import { type DatabaseOptions, openDatabase } from '#data/engine/open-database.ts';
import { productFields } from '#domain/catalogue/product-fields.ts';
import { initialValues } from '#domain/fields/convert-fields.ts';
import type { CatalogueProduct } from '#price-list/list/catalogue-product.ts';
import { type CatalogueDraft, importCatalogue } from '#use-cases/catalogue/import-catalogue.ts';
import { largeCatalogue } from './large-catalogue.ts';

/** Fills a new database with this many products. */
export function seedCatalogue({ products, ...options }: DatabaseOptions & { products: number }): Promise<void> {
  return createDatabase(options, largeCatalogue(products));
}

/** Creates a database file with the products that a supplier's list is compared with. */
export function seedProducts({
  file,
  products,
}: {
  file: string;
  products: readonly CatalogueProduct[];
}): Promise<void> {
  const brands = [...new Set(products.map(({ brand }) => brand))];
  return createDatabase(
    { file },
    {
      brands: brands.map((name, index) => ({ name, link: `marca-${index}`, image: '' })),
      categories: [{ name: 'De la lista', link: 'de-la-lista', type: 'Suplementos' }],
      products: products.map(({ name, brand, price }) => ({
        ...initialValues(productFields),
        ...{ name, price, amount: 5, images: [] },
        brandLink: `marca-${brands.indexOf(brand)}`,
        categoryLink: 'de-la-lista',
      })),
    },
  );
}

async function createDatabase(options: DatabaseOptions, draft: CatalogueDraft): Promise<void> {
  const database = await openDatabase(options);
  await migrate(database);
  const result = await importCatalogue(database, { catalogue: draft, now: Date.UTC(2026, 0, 1) });
  await database.close();
  if (!result.ok) throw new Error(`the catalogue was refused: ${JSON.stringify(result)}`);
}

/** Raises the catalogue version, and so invalidates the shop's response cache, at the least cost to the machine. */
export function openInvalidator(file: string) {
  const connection = new Sqlite(file, { timeout: 5000 });
  connection.pragma('synchronous = OFF');
  const raise = connection.prepare('update catalogue_version set version = version + 1');
  const change = connection.prepare(
    'update products set description = ?, price = price + 100, final_price = final_price + 100',
  );
  const changePrice = connection.prepare(
    'update products set price = price + 100, final_price = final_price + 100 where id = ?',
  );
  let times = 0;
  return {
    /** Like a change that no page shows. */
    raise: () => void raise.run(),
    /** Changes one product. */
    changeOne: connection.transaction(() => {
      times += 1;
      changePrice.run(times);
      raise.run();
    }),
    /** Changes what every list and every product shows. */
    changeAll: connection.transaction(() => {
      times += 1;
      change.run(`La descripción número ${times}, que es tan larga como suelen ser las descripciones de un producto.`);
      raise.run();
    }),
    close: () => void connection.close(),
  };
}
