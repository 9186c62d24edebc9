import { useState } from 'react';
import { writeOrRead } from '#contract/http/write-or-read.ts';
import type { Product } from '#domain/catalogue/product-fields.ts';
import { formatPesos } from '#domain/money/money.ts';
import { parsePrice } from '#domain/money/parse-price.ts';
import { EditableCell } from '../../editable-cell/editable-cell.tsx';
import { adminClient } from '../../session/admin-client.ts';
import { cacheLatestProduct, latestProduct } from './latest-products.ts';
import { PriceAgeMark } from './price-age-mark.tsx';

/** The price of a product, edited in place, and its age. A failure is only logged, by the client. */
export function PriceCell({ product }: { product: Product }) {
  const [, setVersion] = useState(0);
  const save = async (price: number) => {
    const { isSaved, stored } = await writeOrRead({
      write: () => adminClient.products.changePrice(product.id, price),
      read: () => adminClient.products.byId(product.id),
      isWritten: (read) => read.price === price,
    });
    if (stored) {
      cacheLatestProduct(stored);
      setVersion(stored.version);
    }
    return isSaved;
  };
  const { price, pricedAt } = latestProduct(product);
  return (
    <>
      <EditableCell
        label={`Precio de ${product.name}`}
        column="price"
        value={price}
        format={formatPesos}
        parse={parsePrice}
        prefix="$ "
        save={save}
        savesOnLeaving
      />
      <PriceAgeMark pricedAt={pricedAt} className="block px-2 pb-1" />
    </>
  );
}
