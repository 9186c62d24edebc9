import type { ReactNode } from 'react';
import type { Product } from '#domain/catalogue/product-fields.ts';
import type { CrudData } from '../crud/crud-loader.ts';
import type { EntityTexts } from '../crud/entity-texts.ts';
import type { RowExport } from '../export/row-export.ts';
import { EntityList } from '../list/entity-list.tsx';
import { adminClient } from '../session/admin-client.ts';
import { ProductForm } from './form/product-form.tsx';
import type { ProductFormOptions } from './form/product-values.ts';
import { productColumns } from './list/columns.tsx';
import { productCard } from './list/product-card.tsx';

type ProductsScreenProps = {
  texts: EntityTexts;
  data: CrudData<Product, ProductFormOptions>;
  file: RowExport<Product>;
  remove?: (id: number) => Promise<void>;
  /** Links to screens beside the list. */
  links?: ReactNode;
};

/** Products in the four modes; the stock screen adds `remove`. */
export function ProductsScreen({ texts, data, file, remove, links }: ProductsScreenProps) {
  if (data.mode !== 'L') {
    const { mode, item, choices } = data;
    return <ProductForm key={`${mode} ${item?.id}`} mode={mode} product={item} choices={choices} texts={texts} />;
  }
  return (
    <EntityList
      texts={texts}
      data={data.list}
      columns={productColumns}
      card={productCard}
      getName={({ name }) => name}
      setActive={adminClient.products.setActive}
      file={file}
      links={links}
      {...(remove && { remove })}
    />
  );
}
