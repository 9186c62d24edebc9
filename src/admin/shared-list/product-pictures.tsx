import { useState } from 'react';
import { pages } from '#contract/urls/shop-urls.ts';
import type { FormatPrice } from '#domain/money/format-price.ts';
import type { SharedProduct } from '#domain/shared-list/shared-list.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { CopyButton } from './copy-button.tsx';
import { PICTURE_FORMATS, type PictureFormat } from './draw-picture.ts';
import { ProductPicture } from './product-picture.tsx';

const formats: readonly PictureFormat[] = ['story', 'square'];

type ProductPicturesProps = { products: readonly SharedProduct[]; formatPrice: FormatPrice };

/** Pictures of one of the products, for stories and posts, with its address. */
export function ProductPictures({ products, formatPrice }: ProductPicturesProps) {
  const [chosen, setChosen] = useState(products[0]?.id);
  const product = products.find(({ id }) => id === chosen) ?? products[0];
  if (!product) return null;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label="Producto de la imagen"
          options={products.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={String(product.id)}
          onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
          className="min-w-0 flex-1 basis-72 md:max-w-md"
        />
        <CopyButton text={location.origin + pages.product(product.name)} label="Copiar enlace del producto" />
      </div>
      <ul className="flex flex-wrap items-start gap-5">
        {formats.map((format) => (
          <li key={`${product.id} ${format}`} className="w-full max-w-80">
            <ProductPicture {...{ product, format, formatPrice }} label={PICTURE_FORMATS[format].label} />
          </li>
        ))}
      </ul>
    </div>
  );
}
