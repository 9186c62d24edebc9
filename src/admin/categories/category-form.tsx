import type { AdminCategory, CategoryInput } from '#contract/admin/categories.ts';
import type { WireCategoryType } from '#contract/responses/admin.ts';
import { categoryTexts } from '../crud/entity-texts.ts';
import { useConflictAwareChange } from '../edit-conflict/use-conflict-aware-change.ts';
import { EntityForm } from '../form/entity-form.tsx';
import { SelectInput, TextInput } from '../form/form-inputs.tsx';
import type { FormMode } from '../form/form-mode.ts';
import { adminClient } from '../session/admin-client.ts';

type CategoryFormProps = { mode: FormMode; category: AdminCategory | null; types: readonly WireCategoryType[] };

export function CategoryForm({ mode, category, types }: CategoryFormProps) {
  const values = {
    name: category?.name ?? '',
    link: category?.link ?? '',
    idCategoryType: category?.idCategoryType ?? types[0]?.id ?? 0,
  };
  const { change, dialog } = useConflictAwareChange<CategoryInput>({
    name: { label: 'Nombre', format: String },
    link: { label: 'Link', format: String },
    idCategoryType: {
      label: 'Tipo de Categoría',
      format: (id) => types.find((type) => type.id === id)?.name ?? String(id),
    },
  });

  function save(own: CategoryInput, key: string): Promise<unknown> {
    if (!category) return adminClient.categories.create(own, key);
    return change({
      before: inputOf(category),
      own,
      read: async () => inputOf(await adminClient.categories.byId(category.id)),
      write: (changes) => adminClient.categories.change(category.id, changes),
    });
  }

  return (
    <EntityForm mode={mode} texts={categoryTexts} values={values} save={save}>
      <div className="grid gap-5 md:grid-cols-2">
        <TextInput name="name" label="Nombre" />
        <TextInput name="link" label="Link" hint="Lo último de su dirección en la tienda: /suplementos/…" />
        <SelectInput
          name="idCategoryType"
          label="Tipo de Categoría"
          options={types.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </div>
      {dialog}
    </EntityForm>
  );
}

function inputOf({ name, link, idCategoryType }: AdminCategory): CategoryInput {
  return { name, link, idCategoryType };
}
