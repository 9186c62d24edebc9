import { groupNames, type SharedChoice, type SharedProduct } from '#domain/shared-list/shared-list.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';

type ListChoiceProps = {
  products: readonly SharedProduct[];
  choice: SharedChoice;
  onChange: (choice: SharedChoice) => void;
};

const groupings = [
  { value: 'category', label: 'Por categoría' },
  { value: 'brand', label: 'Por marca' },
] as const;

/** Which products are shared, and how they are ordered. */
export function ListChoice({ products, choice, onChange }: ListChoiceProps) {
  const { grouping, group, text, offersOnly } = choice;
  const names = groupNames(products, grouping);
  const [label, all] = grouping === 'brand' ? ['Marca', 'Todas las marcas'] : ['Categoría', 'Todas las categorías'];
  return (
    <search className="grid grid-cols-2 items-end gap-3 lg:grid-cols-4">
      <TextField
        label="Producto"
        type="search"
        maxLength={60}
        placeholder="Buscar por nombre"
        value={text}
        onChange={({ currentTarget }) => onChange({ ...choice, text: currentTarget.value })}
        className="col-span-2 lg:col-span-1"
      />
      <SelectField
        label="Orden"
        options={groupings}
        value={grouping}
        onChange={({ currentTarget }) => {
          onChange({ ...choice, grouping: currentTarget.value === 'brand' ? 'brand' : 'category', group: '' });
        }}
      />
      <SelectField
        label={label}
        options={[{ value: '', label: all }, ...names.map((name) => ({ value: name, label: name }))]}
        value={group}
        onChange={({ currentTarget }) => onChange({ ...choice, group: currentTarget.value })}
      />
      <label className="inline-flex min-h-12 items-center gap-2.5 font-semibold">
        <input
          type="checkbox"
          checked={offersOnly}
          onChange={({ currentTarget }) => onChange({ ...choice, offersOnly: currentTarget.checked })}
          className="size-5 accent-accent"
        />
        Solo ofertas
      </label>
    </search>
  );
}
