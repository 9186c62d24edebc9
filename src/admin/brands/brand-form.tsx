import type { AdminBrand } from '#contract/admin/brands.ts';
import { EntityForm, type FormMode } from '../form/entity-form.tsx';
import { ImagesInput } from '../form/images-input.tsx';
import { TextInput } from '../form/inputs.tsx';
import { brandTexts } from '../list/entity-texts.ts';
import { adminClient } from '../session/admin-client.ts';

type Values = { name: string; link: string; images: string[] };

export function BrandForm({ mode, brand }: { mode: FormMode; brand: AdminBrand | null }) {
  const values: Values = {
    name: brand?.name ?? '',
    link: brand?.link ?? '',
    images: brand?.image ? [brand.image] : [],
  };

  function save({ name, link, images: [image = ''] }: Values, key: string) {
    const given = { name, link, image };
    return brand ? adminClient.brands.change(brand.id, given) : adminClient.brands.create(given, key);
  }

  return (
    <EntityForm mode={mode} texts={brandTexts} values={values} save={save}>
      <div className="grid gap-5 md:grid-cols-2">
        <TextInput name="name" label="Nombre" />
        <TextInput name="link" label="Link" hint="Lo último de su dirección en la tienda: /marcas/…" />
      </div>
      <ImagesInput />
    </EntityForm>
  );
}
