import type { AdminCategory } from '#contract/admin/categories.ts';
import { toastError } from '../frame/toasts.tsx';
import type { Column } from '../list/column.ts';
import { crudLoader } from '../list/crud-loader.ts';
import { categoryTexts } from '../list/entity-texts.ts';
import { ListScreen } from '../list/list-screen.tsx';
import { wholeList } from '../list/load-list.ts';
import { adminClient } from '../session/admin-client.ts';
import type { Route } from './+types/page';
import { CategoryForm } from './category-form.tsx';

export { listRevalidates as shouldRevalidate } from '../list/crud-loader.ts';

export const clientLoader = crudLoader({
  texts: categoryTexts,
  list: wholeList(adminClient.categories.list),
  byId: adminClient.categories.byId,
  choices: () =>
    adminClient.categories.types().catch(() => {
      toastError('Hubo un error al obtener los tipos de categorias.');
      return [];
    }),
});

const columns: Column<AdminCategory>[] = [
  {
    id: 'name',
    header: 'Nombre',
    value: ({ name }) => name,
    main: true,
  },
  { id: 'link', header: 'Link', value: ({ link }) => link },
  { id: 'type', header: 'Tipo de Categoría', value: ({ categoryType }) => categoryType },
];

export default function Categories({ loaderData }: Route.ComponentProps) {
  if (loaderData.mode !== 'L') {
    const { mode, item, choices } = loaderData;
    return <CategoryForm key={`${mode} ${item?.id}`} mode={mode} category={item} types={choices} />;
  }
  return (
    <ListScreen
      texts={categoryTexts}
      data={loaderData.list}
      columns={columns}
      card={({ name, link, categoryType }) => ({
        title: name,
        body: (
          <p className="text-muted">
            {link} · {categoryType}
          </p>
        ),
      })}
      nameOf={({ name }) => name}
      toggle={adminClient.categories.toggle}
    />
  );
}
