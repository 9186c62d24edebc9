import type { ImportRowPlan } from '#contract/admin/product-import/product-import.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import type { ImportAction } from './import-step.ts';

const labels = { new: 'Nuevo', changed: 'Cambia', unchanged: 'Igual', refused: 'No se importa' } as const;
const tones = { new: 'success', changed: 'warning', unchanged: 'quiet', refused: 'danger' } as const satisfies Record<
  ImportAction,
  string
>;
/** Of a long text only its beginning. */
const SHOWN_LETTERS = 90;

/** What the import does with a row of the spreadsheet, and why it does nothing. */
export function PlannedRowItem({ planned: { row, action, name, problems, changes } }: { planned: ImportRowPlan }) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 px-4 py-3">
      <span className="min-w-12 pt-0.5 text-sm text-muted tabular-nums">Fila {row}</span>
      <p className="font-semibold [overflow-wrap:anywhere]">{name || 'Sin nombre'}</p>
      <Badge tone={tones[action]} className="whitespace-nowrap">
        {labels[action]}
      </Badge>
      <div className="col-span-full text-sm [overflow-wrap:anywhere] sm:col-span-1 sm:col-start-2">
        {problems.map((problem) => (
          <p key={problem} className="font-semibold text-danger">
            {problem}
          </p>
        ))}
        {(action === 'new' || action === 'changed') && (
          <ul className={action === 'new' ? 'flex flex-wrap gap-x-5 text-muted' : 'text-muted'}>
            {changes.map(({ label, from, to }) => (
              <li key={label}>
                {label}: {action === 'changed' && <ChangedFrom text={shorten(from)} />}
                <span className="font-semibold text-ink">{shorten(to)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

function ChangedFrom({ text }: { text: string }) {
  return (
    <>
      {text} <span aria-hidden="true">→ </span>
      <span className="sr-only">pasa a </span>
    </>
  );
}

function shorten(text: string): string {
  const line = text.replace(/\s*\n\s*/g, ', ').trim();
  if (line === '') return 'nada';
  return line.length > SHOWN_LETTERS ? `${line.slice(0, SHOWN_LETTERS).trimEnd()}…` : line;
}
