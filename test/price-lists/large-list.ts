import type { CatalogueProduct } from '#price-list/list/catalogue-product.ts';
import { pdfOf, stream } from '../pdf/pdf.ts';
import type { PriceListCase } from './cases.ts';

const KINDS = [
  'Whey Protein',
  'Creatina Monohidrato',
  'BCAA',
  'Glutamina',
  'Mass Gainer',
  'Colágeno',
  'Omega 3',
  'ZMA',
];
const LINES = ['Pro', 'Ultra', 'Gold', 'Elite', 'Basic', 'Max', 'Plus', 'Zero', 'Sport', 'Day'];
/** One for each brand, because the shop has no two products of the same name. */
const SERIES = ['Andes', 'Pampa', 'Litoral', 'Cuyo', 'Puna', 'Chaco', 'Delta', 'Valle', 'Sierra'];
const SIZES = ['250 g', '300 g', '500 g', '1 kg', '2 kg', '60 cápsulas', '120 cápsulas'];
const ROWS_ON_PAGE = 34;

/** Brands of a word each, eight kinds of product in ten lines and seven sizes; the list has every fifth of them. */
export function largeList({ rows, products }: { rows: number; products: number }): PriceListCase {
  const shop = Array.from({ length: products }, (_, index) => productAt(index));
  const listed = Array.from({ length: rows }, (_, index) => shop[Math.floor((index * products) / rows)]).filter(
    (product) => product !== undefined,
  );
  const priced = listed.map((product, index) => ({ product, price: 10_000 + 37 * index }));
  return {
    name: `${rows} rows, ${products} products`,
    bytes: draw(priced),
    products: shop,
    expected: new Map(priced.map(({ product, price }) => [`${product.brand} | ${product.name}`, price])),
    doubtful: new Map(),
  };
}

function productAt(index: number): CatalogueProduct {
  const at = (all: readonly string[], among: number) => all[among % all.length] ?? '';
  const [kind, line] = [at(KINDS, index), at(LINES, Math.floor(index / 8))];
  const size = at(SIZES, Math.floor(index / 80));
  const series = Math.floor(index / 560);
  const brand = `Marca${String.fromCharCode(65 + (series % 26))} Nutrition`;
  return {
    id: index + 1,
    name: `${kind} ${line} ${at(SERIES, series)} ${size}`,
    brand,
    category: 'Suplementos',
    price: 100,
    flavors: [],
  };
}

type Priced = { product: CatalogueProduct; price: number };

function draw(all: readonly Priced[]): Uint8Array<ArrayBuffer> {
  const pages: Priced[][] = [];
  for (let from = 0; from < all.length; from += ROWS_ON_PAGE) pages.push(all.slice(from, from + ROWS_ON_PAGE));
  const contents = pages.map((page) =>
    page
      .map(({ product: { brand, name }, price }, row) => {
        const text = (value: string, x: number) => `1 0 0 1 ${x} ${790 - row * 22} Tm (${value}) Tj`;
        const cells = [
          text(brand, 40),
          text(name.toUpperCase(), 170),
          text(`$ ${price.toLocaleString('es-AR')},00`, 470),
        ];
        return `BT /F1 9 Tf ${cells.join(' ')} ET`;
      })
      .join('\n'),
  );
  const kids = contents.map((_, index) => `${4 + 2 * index} 0 R`).join(' ');
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${contents.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...contents.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + 2 * index} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      stream(Buffer.from(content, 'latin1')),
    ]),
  ]);
}
