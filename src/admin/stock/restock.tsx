import { useState } from 'react';
import { useNavigate } from 'react-router';
import { adminPages } from '#contract/urls/admin-urls.ts';
import { containsEveryWord, quickSearchWords } from '#domain/search/quick-search.ts';
import { type FlavorStock, levelKey, RESTOCK_WEEKS, unitsToBuy } from '#domain/stock/restock.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LayersIcon } from '../ui/icons.tsx';
import type { LoadedLevels } from './load-levels.ts';
import { loadPurchaseDraft, storePurchaseDraft } from './purchase-draft.ts';
import { RestockGroup } from './restock-group.tsx';
import { parseUnits, restockCounts, type UnitCounts } from './unit-counts.ts';

const NO_SUPPLIER = 'Sin proveedor';
const DEFAULT_WEEKS = 2;

const groupings = [
  { value: 'supplier', label: 'Por proveedor' },
  { value: 'brand', label: 'Por marca' },
] as const;

type Grouping = (typeof groupings)[number]['value'];

const weekOptions = RESTOCK_WEEKS.map((weeks) => {
  return { value: String(weeks), label: weeks === 1 ? 'Una semana' : `${weeks} semanas` };
});

/** What to buy of whom: proposed by what was sold, and changed by the seller. */
export function Restock({ levels, lowestStock }: LoadedLevels) {
  const navigate = useNavigate();
  const [weeks, setWeeks] = useState(DEFAULT_WEEKS);
  const [grouping, setGrouping] = useState<Grouping>('supplier');
  const [text, setText] = useState('');
  const [typed, setTyped] = useState<UnitCounts>(() => restockCounts.load() ?? {});
  const words = quickSearchWords(text);

  const unitsOf = (level: FlavorStock) => typed[levelKey(level)] ?? String(unitsToBuy(level, { weeks, lowestStock }));
  const groupOf = ({ suppliers, brand }: FlavorStock) =>
    grouping === 'brand' ? brand : suppliers.join(', ') || NO_SUPPLIER;
  const change = (level: FlavorStock, units: string) => {
    const next = { ...typed, [levelKey(level)]: units };
    setTyped(next);
    restockCounts.store(next);
  };
  const arrived = (ordered: readonly FlavorStock[]) => {
    const counts = Object.fromEntries(ordered.map((level) => [levelKey(level), unitsOf(level)]));
    storePurchaseDraft({ ...loadPurchaseDraft(), counts, note: '' });
    void navigate(adminPages.purchase);
  };

  // A search also finds what need not be bought.
  const shown = levels.filter((level) =>
    words.length > 0
      ? containsEveryWord(`${level.name} ${level.flavor ?? ''} ${level.brand}`, words)
      : unitsOf(level) !== '0' || levelKey(level) in typed,
  );
  const groups = [...Map.groupBy(shown, groupOf)].toSorted(([a], [b]) => a.localeCompare(b, 'es'));
  return (
    <>
      <search className="grid grid-cols-2 items-end gap-3 lg:max-w-3xl lg:grid-cols-3">
        <TextField
          label="Producto"
          type="search"
          maxLength={60}
          placeholder="Buscar por nombre"
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          className="col-span-2 lg:col-span-1"
        />
        <SelectField
          label="Comprar para"
          options={weekOptions}
          value={String(weeks)}
          onChange={({ currentTarget }) => setWeeks(Number(currentTarget.value))}
        />
        <SelectField
          label="Orden"
          options={groupings}
          value={grouping}
          onChange={({ currentTarget }) => setGrouping(currentTarget.value === 'brand' ? 'brand' : 'supplier')}
        />
      </search>
      <p className="text-sm text-muted">
        Lo que falta para vender como en las últimas 4 semanas y que queden al menos {lowestStock} de cada uno, o el
        stock mínimo del producto. Buscá para agregar otros.
      </p>
      {groups.length === 0 && (
        <EmptyState
          icon={LayersIcon}
          text={words.length > 0 ? 'No hay productos con ese nombre.' : 'No hace falta comprar nada.'}
        />
      )}
      {groups.map(([name, members]) => (
        <RestockGroup
          key={name}
          name={name}
          supplier={grouping === 'supplier' && name !== NO_SUPPLIER ? name : ''}
          levels={members}
          unitsOf={unitsOf}
          onChange={change}
          onArrived={() => arrived(members.filter((level) => (parseUnits(unitsOf(level)) ?? 0) > 0))}
        />
      ))}
    </>
  );
}
