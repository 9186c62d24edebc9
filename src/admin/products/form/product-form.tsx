import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type Product, productFields } from '#domain/catalogue/product-fields.ts';
import { formatDateTime } from '#domain/dates/format-date.ts';
import { TextField } from '#ui/form/text-field.tsx';
import type { EntityTexts } from '../../crud/entity-texts.ts';
import { EntityForm } from '../../form/entity-form.tsx';
import { SelectInput, TextAreaInput, TextInput } from '../../form/form-inputs.tsx';
import type { FormMode } from '../../form/form-mode.ts';
import { ImagesInput } from '../../form/images-input.tsx';
import { storeCreatedFromList } from '../from-list/created-from-list.ts';
import { readPrefilled } from '../from-list/prefilled-product.ts';
import { PriceFields } from './price-fields.tsx';
import { PriceHistory } from './price-history.tsx';
import {
  findByName,
  newProductFormValues,
  type ProductFormOptions,
  type ProductFormValues,
  toProductFormValues,
} from './product-values.ts';
import { StockFields } from './stock-fields.tsx';
import { StockHistory } from './stock-history.tsx';
import { useSaveProduct } from './use-save-product.ts';

type ProductFormProps = {
  mode: FormMode;
  product: Product | null;
  choices: ProductFormOptions;
  texts: EntityTexts;
};

export function ProductForm({ mode, product, choices, texts }: ProductFormProps) {
  const { save, dialog } = useSaveProduct(product, choices);
  const { state }: { state: unknown } = useLocation();
  const navigate = useNavigate();
  const [prefilled] = useState(() => (mode === 'A' ? readPrefilled(state) : undefined));
  const [values] = useState(() => (product ? toProductFormValues(product) : newProductFormValues(choices, prefilled)));
  const returnToPriceList = async () => {
    await navigate(-1);
  };
  async function saveAndStore(submitted: ProductFormValues, key: string) {
    await save(submitted, key);
    if (prefilled) storeCreatedFromList({ ...prefilled, name: submitted.name });
  }
  return (
    <>
      <EntityForm {...{ mode, texts, values }} save={saveAndStore} leave={prefilled && returnToPriceList} wide>
        <div className="grid grid-cols-1 items-start gap-x-8 gap-y-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="flex min-w-0 flex-col gap-5">
            <TextInput name="name" label={productFields.name.label} />
            <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
              <SelectInput
                name="categoryId"
                label={productFields.categoryId.label}
                options={toSelectOptions(choices.categories, product?.categoryId)}
              />
              <SelectInput
                name="brandId"
                label={productFields.brandId.label}
                options={toSelectOptions(choices.brands, product?.brandId)}
                {...missingBrandHint(choices, prefilled?.brand)}
              />
            </div>
            <PriceFields />
            <StockFields categories={choices.categories} />
            <TextAreaInput name="description" label={productFields.description.label} />
          </div>
          <div className="flex min-w-0 flex-col gap-5">
            <ImagesInput />
            {product && mode !== 'A' && (
              <>
                <Dates product={product} mode={mode} />
                <PriceHistory productId={product.id} />
                <StockHistory productId={product.id} />
              </>
            )}
          </div>
        </div>
      </EntityForm>
      {dialog}
    </>
  );
}

/** Says when the shop does not have the brand of a line. */
function missingBrandHint({ brands }: ProductFormOptions, brand: string | null | undefined) {
  if (!brand || findByName(brands, brand)) return {};
  return { hint: `La lista dice «${brand}», que no está entre tus marcas.` };
}

/** In mode M the modification date is the current time (spec §4). */
function Dates({ product, mode }: { product: Product; mode: FormMode }) {
  const [openedAt] = useState(Date.now);
  const modifiedAt = mode === 'M' ? openedAt : product.modifiedAt;
  return (
    <div className="grid grid-cols-1 gap-5 md:grid-cols-2 xl:grid-cols-1">
      <TextField label="Fecha de Modificación" value={formatDateTime(modifiedAt)} readOnly disabled />
      <TextField label="Fecha de Creación" value={formatDateTime(product.createdAt)} readOnly disabled />
    </div>
  );
}

type Choice = { id: number; name: string; deactivatedAt: number | null };

/** The active options, and the one that the product has. */
function toSelectOptions(choices: readonly Choice[], chosen: number | undefined) {
  return choices
    .filter(({ id, deactivatedAt }) => deactivatedAt === null || id === chosen)
    .map(({ id, name }) => ({ value: id, label: name }));
}
