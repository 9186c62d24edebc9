import type { ShopProduct } from '#contract/shop/shop-product.ts';

export function sampleProduct(over: Partial<ShopProduct> & { id: number }): ShopProduct {
  return {
    name: `Producto ${over.id}`,
    price: 100_000,
    discount: 0,
    images: [],
    amount: 5,
    flavors: [],
    description: '',
    categoryId: 1,
    brand: 'Talampa',
    category: 'Proteínas',
    categoryType: 'Suplementos',
    createdAt: 0,
    ...over,
  };
}

export function sampleProducts(from: number, to: number): ShopProduct[] {
  return Array.from({ length: to - from + 1 }, (_, index) => sampleProduct({ id: from + index }));
}
