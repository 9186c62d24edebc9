import type { AdminBrand } from '#contract/admin/brands.ts';
import type { Column } from '../list/column.ts';
import { crudLoader } from '../list/crud-loader.ts';
import { brandTexts } from '../list/entity-texts.ts';
import { ListScreen } from '../list/list-screen.tsx';
import { wholeList } from '../list/load-list.ts';
import { Thumbnail } from '../list/thumbnail.tsx';
import { adminClient } from '../session/admin-client.ts';
import type { Route } from './+types/page';
import { BrandForm } from './brand-form.tsx';

export { listRevalidates as shouldRevalidate } from '../list/crud-loader.ts';

export const clientLoader = crudLoader({
  texts: brandTexts,
  list: wholeList(adminClient.brands.list),
  byId: adminClient.brands.byId,
});

const columns: Column<AdminBrand>[] = [
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
    <ListScreen
      texts={brandTexts}
      data={loaderData.list}
      columns={columns}
      card={({ name, link, image }) => ({ title: name, image, body: <p className="text-muted">{link}</p> })}
      nameOf={({ name }) => name}
      toggle={adminClient.brands.toggle}
    />
  );
}
