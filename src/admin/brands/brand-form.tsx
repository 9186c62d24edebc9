import type { AdminBrand, BrandInput } from '#contract/admin/brands.ts';
import { brandTexts } from '../crud/entity-texts.ts';
import type { FieldDescriptions } from '../edit-conflict/field-conflict.ts';
import { useConflictAwareChange } from '../edit-conflict/use-conflict-aware-change.ts';
import { EntityForm } from '../form/entity-form.tsx';
import { TextInput } from '../form/form-inputs.tsx';
import type { FormMode } from '../form/form-mode.ts';
import { ImagesInput } from '../form/images-input.tsx';
import { adminClient } from '../session/admin-client.ts';

const descriptions: FieldDescriptions<BrandInput> = {
  name: { label: 'Nombre', format: String },
  link: { label: 'Link', format: String },
  image: { label: 'Imágenes', format: String },
};

type Values = { name: string; link: string; images: string[] };

export function BrandForm({ mode, brand }: { mode: FormMode; brand: AdminBrand | null }) {
  const { change, dialog } = useConflictAwareChange(descriptions);
  const values: Values = {
    name: brand?.name ?? '',
    link: brand?.link ?? '',
    images: brand?.image ? [brand.image] : [],
  };

  function save({ name, link, images: [image = ''] }: Values, key: string): Promise<unknown> {
    const own = { name, link, image };
    if (!brand) return adminClient.brands.create(own, key);
    return change({
      before: inputOf(brand),
      own,
      read: async () => inputOf(await adminClient.brands.byId(brand.id)),
      write: (changes) => adminClient.brands.change(brand.id, changes),
    });
  }

  return (
    <EntityForm mode={mode} texts={brandTexts} values={values} save={save}>
      <div className="grid gap-5 md:grid-cols-2">
        <TextInput name="name" label="Nombre" />
        <TextInput name="link" label="Link" hint="Lo último de su dirección en la tienda: /marcas/…" />
      </div>
      <ImagesInput />
      {dialog}
    </EntityForm>
  );
}

const inputOf = ({ name, link, image }: AdminBrand): BrandInput => ({ name, link, image });
