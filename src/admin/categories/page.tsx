import type { Category } from '#domain/catalogue/category-fields.ts';
import { crudLoader } from '../crud/crud-loader.ts';
import { categoryTexts } from '../crud/entity-texts.ts';
import { loadAllPages } from '../crud/load-list.ts';
import { EntityList } from '../list/entity-list.tsx';
import { adminClient } from '../session/admin-client.ts';
import type { ListColumn } from '../table/column.ts';
import { toastError } from '../ui/toasts.tsx';
import type { Route } from './+types/page';
import { categoryExport } from './category-export.ts';
import { CategoryForm } from './category-form.tsx';

export { shouldListRevalidate as shouldRevalidate } from '../crud/crud-loader.ts';

export const clientLoader = crudLoader({
  texts: categoryTexts,
  list: loadAllPages(adminClient.categories.list),
  byId: adminClient.categories.byId,
  choices: () =>
    adminClient.categories.types().catch(() => {
      toastError('Hubo un error al obtener los tipos de categorias.');
      return [];
    }),
});

const columns: ListColumn<Category>[] = [
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
    <EntityList
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
      getName={({ name }) => name}
      setActive={adminClient.categories.setActive}
      file={categoryExport}
    />
  );
}
