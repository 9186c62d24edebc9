import { type ReactNode, useState } from 'react';
import { Notice } from '#ui/feedback/notice.tsx';
import { ExpandableList } from '../price-list/display/expandable-list.tsx';
import { countActions, IMPORT_ACTIONS, type ImportAction, type ImportPlanRows } from './import-step.ts';
import { PlannedRowItem } from './planned-row-item.tsx';
import { StepHeading } from './step-heading.tsx';

const labels: Record<ImportAction, string> = {
  new: 'Nuevos',
  changed: 'Cambian',
  unchanged: 'Siguen igual',
  refused: 'Con problemas',
};

type PlanPanelProps = { plan: ImportPlanRows; fileName: string; children: ReactNode };

/** What a spreadsheet would do, before anything is done; `children` below its heading. */
export function PlanPanel({ plan: { rows, newBrands, newCategories, unused }, fileName, children }: PlanPanelProps) {
  const counts = countActions(rows);
  const present = IMPORT_ACTIONS.filter((action) => counts[action] > 0);
  const [chosen, setChosen] = useState<ImportAction>();
  const shown = chosen === undefined ? rows : rows.filter(({ action }) => action === chosen);
  return (
    <>
      <StepHeading>Qué cambia con {fileName}</StepHeading>
      {children}
      {counts.refused > 0 && (
        <Notice tone="warning">
          {counts.refused === 1 ? 'Una fila no se importa' : `${counts.refused} filas no se importan`}: abajo dice por
          qué. Corregí la planilla y subila de nuevo, o importá el resto.
        </Notice>
      )}
      <NameList title="Marcas nuevas" names={newBrands} />
      <NameList title="Categorías nuevas" names={newCategories} />
      <NameList title="Columnas que no se usan" names={unused} />
      <fieldset className="flex flex-wrap gap-x-5">
        <legend className="sr-only">Qué filas</legend>
        {[undefined, ...present].map((action) => (
          <label
            key={action ?? 'all'}
            className="inline-flex min-h-11 items-center gap-2 font-semibold tabular-nums decoration-2 underline-offset-4 has-checked:underline"
          >
            <input
              type="radio"
              name="action"
              checked={chosen === action}
              onChange={() => setChosen(action)}
              className="size-5 accent-accent"
            />
            {action === undefined ? `Todas (${rows.length})` : `${labels[action]} (${counts[action]})`}
          </label>
        ))}
      </fieldset>
      <section aria-label="Filas de la planilla" className="rounded-lg border border-line bg-white">
        <ExpandableList
          key={chosen}
          items={shown}
          renderItem={(planned) => <PlannedRowItem key={planned.row} planned={planned} />}
        />
      </section>
    </>
  );
}

function NameList({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <p className="max-w-prose text-sm [overflow-wrap:anywhere]">
      <strong>{title}:</strong> {names.join(', ')}
    </p>
  );
}
