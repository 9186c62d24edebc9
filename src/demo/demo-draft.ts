import { productFields } from '#domain/catalogue/product-fields.ts';
import { initialValues } from '#domain/fields/convert-fields.ts';
import { percentToBasisPoints } from '#domain/money/discount.ts';
import { pesosToCentavos } from '#domain/money/money.ts';
import type { CatalogueDraft } from '#use-cases/catalogue/import-catalogue.ts';
import { arrivals } from './arrivals.ts';
import { catalogue } from './catalogue/catalogue.ts';
import type { DemoImages } from './demo-images.ts';

/** The demo catalogue as a draft to import, oldest product first. */
export function demoDraft({ images, now }: { images: DemoImages; now: number }): CatalogueDraft {
  const brands = catalogue.brands.map(({ name, link }) => ({ name, link, image: images.brands[link]?.url ?? '' }));
  const products = arrivals(catalogue.products, now).map(({ product, createdAt }) => ({
    ...initialValues(productFields),
    name: product.name,
    brandLink: product.brand,
    categoryLink: product.category,
    price: pesosToCentavos(product.price),
    priceUsd: product.priceUsd === null ? null : pesosToCentavos(product.priceUsd),
    discount: percentToBasisPoints(product.discount),
    amount: product.amount,
    flavors: product.flavors,
    images: images.products[product.name] ?? [],
    description: product.description,
    createdAt,
  }));
  return { brands, categories: catalogue.categories, products };
}
