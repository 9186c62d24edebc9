import type { Brand } from '#domain/catalogue/brand-fields.ts';
import { crudLoader } from '../crud/crud-loader.ts';
import { brandTexts } from '../crud/entity-texts.ts';
import { loadAllPages } from '../crud/load-list.ts';
import { EntityList } from '../list/entity-list.tsx';
import { adminClient } from '../session/admin-client.ts';
import type { ListColumn } from '../table/column.ts';
import { Thumbnail } from '../ui/thumbnail.tsx';
import type { Route } from './+types/page';
import { brandExport } from './brand-export.ts';
import { BrandForm } from './brand-form.tsx';

export { shouldListRevalidate as shouldRevalidate } from '../crud/crud-loader.ts';

export const clientLoader = crudLoader({
  texts: brandTexts,
  list: loadAllPages(adminClient.brands.list),
  byId: adminClient.brands.byId,
});

const columns: ListColumn<Brand>[] = [
  { id: 'image', header: 'Imagen', cell: ({ image }) => <Thumbnail url={image} /> },
  {
    id: 'name',
    header: 'Nombre',
    value: ({ name }) => name,
    main: true,
  },
  { id: 'link', header: 'Link', value: ({ link }) => link },
];

export default function Brands({ loaderData }: Route.ComponentProps) {
  if (loaderData.mode !== 'L') {
    const { mode, item } = loaderData;
    return <BrandForm key={`${mode} ${item?.id}`} mode={mode} brand={item} />;
  }
  return (
    <EntityList
      texts={brandTexts}
      data={loaderData.list}
      columns={columns}
      card={({ name, link, image }) => ({ title: name, image, body: <p className="text-muted">{link}</p> })}
      getName={({ name }) => name}
      setActive={adminClient.brands.setActive}
      file={brandExport}
    />
  );
}
