import type { WireCategoryType } from '#contract/responses/admin.ts';
import { type Category, type CategoryInput, categoryFields } from '#domain/catalogue/category-fields.ts';
import { pickFields } from '#domain/fields/convert-fields.ts';
import { categoryTexts } from '../crud/entity-texts.ts';
import { findConflicts } from '../edit-conflict/field-conflict.ts';
import { useSaveChanges } from '../edit-conflict/use-save-changes.ts';
import { EntityForm } from '../form/entity-form.tsx';
import { SelectInput, TextInput } from '../form/form-inputs.tsx';
import type { FormMode } from '../form/form-mode.ts';
import { adminClient } from '../session/admin-client.ts';

type CategoryFormProps = { mode: FormMode; category: Category | null; types: readonly WireCategoryType[] };

export function CategoryForm({ mode, category, types }: CategoryFormProps) {
  const values: CategoryInput = {
    name: category?.name ?? '',
    link: category?.link ?? '',
    categoryTypeId: category?.categoryTypeId ?? types[0]?.id ?? 0,
  };
  const typeName = (id: number) => types.find((type) => type.id === id)?.name ?? String(id);
  const { saveChanges, dialog } = useSaveChanges<Category, CategoryInput>({
    toInput: (latest) => pickFields(categoryFields, latest),
    findConflicts: (versions) => findConflicts(categoryFields, versions, { formats: { categoryTypeId: typeName } }),
    send: ({ id, version }, changes) => adminClient.categories.change(id, changes, version),
  });

  const save = (own: CategoryInput, key: string): Promise<unknown> =>
    category ? saveChanges(category, own) : adminClient.categories.create(own, key);

  return (
    <EntityForm mode={mode} texts={categoryTexts} values={values} save={save}>
      <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
        <TextInput name="name" label={categoryFields.name.label} />
        <TextInput
          name="link"
          label={categoryFields.link.label}
          hint="Lo último de su dirección en la tienda: /suplementos/…"
        />
        <SelectInput
          name="categoryTypeId"
          label={categoryFields.categoryTypeId.label}
          options={types.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </div>
      {dialog}
    </EntityForm>
  );
}
