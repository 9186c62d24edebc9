import type { PriceRow } from '#contract/admin/products.ts';
import { Button } from '#ui/button/button.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { priceAgeOptions } from '../quick-prices/price-age-options.ts';
import { type AdjustmentFilters, noFilters, valuesOf } from './adjusted-rows.ts';

type AdjustmentFilterFieldsProps = {
  rows: readonly PriceRow[];
  filters: AdjustmentFilters;
  onChange: (filters: AdjustmentFilters) => void;
};

const choices = [
  { column: 'brand', label: 'Marca', all: 'Todas' },
  { column: 'category', label: 'Categoría', all: 'Todas' },
  { column: 'categoryType', label: 'Tipo', all: 'Todos' },
] as const;

/** Which products the rule is for. */
export function AdjustmentFilterFields({ rows, filters, onChange }: AdjustmentFilterFieldsProps) {
  const suppliers = valuesOf(rows, 'suppliers');
  // Beside the last choice there is nothing on a phone where no supplier is known.
  const wide = (column: string) => suppliers.length === 0 && column === 'categoryType';
  return (
    <search className="grid grid-cols-2 items-end gap-3 lg:grid-cols-4">
      <TextField
        label="Producto"
        type="search"
        maxLength={60}
        placeholder="Buscar por nombre"
        value={filters.name}
        onChange={({ currentTarget }) => onChange({ ...filters, name: currentTarget.value })}
        className="col-span-2 lg:col-span-1"
      />
      {choices.map(({ column, label, all }) => (
        <SelectField
          key={column}
          label={label}
          options={[{ value: '', label: all }, ...valuesOf(rows, column).map((value) => ({ value, label: value }))]}
          value={filters[column]}
          onChange={({ currentTarget }) => onChange({ ...filters, [column]: currentTarget.value })}
          className={wide(column) ? 'max-md:col-span-2' : ''}
        />
      ))}
      {suppliers.length > 0 && (
        <SelectField
          label="Proveedor"
          options={[{ value: '', label: 'Todos' }, ...suppliers.map((value) => ({ value, label: value }))]}
          value={filters.supplier}
          onChange={({ currentTarget }) => onChange({ ...filters, supplier: currentTarget.value })}
        />
      )}
      <SelectField
        label="Precios"
        options={priceAgeOptions}
        value={String(filters.olderThan)}
        onChange={({ currentTarget }) => onChange({ ...filters, olderThan: Number(currentTarget.value) })}
        className="max-md:col-span-2"
      />
      <Button variant="ghost" onClick={() => onChange(noFilters)} className="max-md:col-span-2">
        Limpiar
      </Button>
    </search>
  );
}
