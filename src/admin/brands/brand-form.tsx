import { type Brand, type BrandInput, brandFields } from '#domain/catalogue/brand-fields.ts';
import { pickFields } from '#domain/fields/convert-fields.ts';
import { brandTexts } from '../crud/entity-texts.ts';
import { findConflicts } from '../edit-conflict/field-conflict.ts';
import { useSaveChanges } from '../edit-conflict/use-save-changes.ts';
import { EntityForm } from '../form/entity-form.tsx';
import { TextInput } from '../form/form-inputs.tsx';
import type { FormMode } from '../form/form-mode.ts';
import { ImagesInput } from '../form/images-input.tsx';
import { adminClient } from '../session/admin-client.ts';

type BrandFormValues = { name: string; link: string; images: string[] };

export function BrandForm({ mode, brand }: { mode: FormMode; brand: Brand | null }) {
  const { saveChanges, dialog } = useSaveChanges<Brand, BrandInput>({
    toInput: (latest) => pickFields(brandFields, latest),
    findConflicts: (versions) => findConflicts(brandFields, versions),
    send: ({ id, version }, changes) => adminClient.brands.change(id, changes, version),
  });
  const values: BrandFormValues = {
    name: brand?.name ?? '',
    link: brand?.link ?? '',
    images: brand?.image ? [brand.image] : [],
  };

  function save({ name, link, images: [image = ''] }: BrandFormValues, key: string): Promise<unknown> {
    const own = { name, link, image };
    return brand ? saveChanges(brand, own) : adminClient.brands.create(own, key);
  }

  return (
    <EntityForm mode={mode} texts={brandTexts} values={values} save={save}>
      <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
        <TextInput name="name" label={brandFields.name.label} />
        <TextInput
          name="link"
          label={brandFields.link.label}
          hint="Lo último de su dirección en la tienda: /marcas/…"
        />
      </div>
      <ImagesInput />
      {dialog}
    </EntityForm>
  );
}
