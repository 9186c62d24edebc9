import { Button } from '#ui/button/button.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { priceAgeOptions } from './price-age-options.ts';
import type { QuickPriceFilterValues } from './price-rows.ts';

type QuickPriceFiltersProps = {
  filters: QuickPriceFilterValues;
  brands: readonly string[];
  onChange: (filters: QuickPriceFilterValues) => void;
};

const noFilters: QuickPriceFilterValues = { name: '', brand: '', olderThan: 0 };

export function QuickPriceFilters({ filters, brands, onChange }: QuickPriceFiltersProps) {
  const options = [{ value: '', label: 'Todas las marcas' }, ...brands.map((value) => ({ value, label: value }))];
  return (
    <search className="grid grid-cols-2 items-end gap-3 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)_auto]">
      <TextField
        label="Producto"
        type="search"
        maxLength={60}
        placeholder="Buscar por nombre"
        value={filters.name}
        onChange={({ currentTarget }) => onChange({ ...filters, name: currentTarget.value })}
        className="col-span-2 md:col-span-1"
      />
      <SelectField
        label="Marca"
        options={options}
        value={filters.brand}
        onChange={({ currentTarget }) => onChange({ ...filters, brand: currentTarget.value })}
      />
      <SelectField
        label="Precios"
        options={priceAgeOptions}
        value={String(filters.olderThan)}
        onChange={({ currentTarget }) => onChange({ ...filters, olderThan: Number(currentTarget.value) })}
      />
      <Button variant="ghost" className="max-md:col-span-2" onClick={() => onChange(noFilters)}>
        Limpiar
      </Button>
    </search>
  );
}
