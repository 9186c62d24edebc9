import { Button } from '#ui/button/button.tsx';
import { countActions, type ImportStep } from './import-step.ts';

type ImportBarProps = {
  step: Exclude<ImportStep, { at: 'start' | 'reading' | 'incomplete' }>;
  onImport: () => void;
  onCancel: () => void;
};

/** Sticky bar: how many products are imported, and how far that is. */
export function ImportBar({ step, onImport, onCancel }: ImportBarProps) {
  const counts = countActions(step.plan.rows);
  const total = counts.new + counts.changed;
  return (
    <div className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line bg-white px-4 py-3 md:mx-0 md:rounded-t-lg md:border-x md:shadow-pop">
      <p role="status" className="font-semibold tabular-nums">
        {statusText(step)}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 max-md:w-full max-md:*:flex-1">
        <Button variant="link" className="text-sm" onClick={onCancel} disabled={step.at === 'writing'}>
          {step.at === 'pictures' ? 'Cancelar' : 'Elegir otra planilla'}
        </Button>
        {total > 0 && (
          <Button onClick={onImport} loading={step.at !== 'plan'}>
            {total === 1 ? 'Importar 1 producto' : `Importar ${total} productos`}
          </Button>
        )}
      </div>
    </div>
  );
}

function statusText(step: ImportBarProps['step']): string {
  if (step.at === 'pictures') return `Subiendo imágenes: ${step.done} de ${step.total}`;
  if (step.at === 'writing') return 'Guardando los productos…';
  const { new: created, changed } = countActions(step.plan.rows);
  const parts = [
    ...(created > 0 ? [created === 1 ? '1 nuevo' : `${created} nuevos`] : []),
    ...(changed > 0 ? [changed === 1 ? '1 que cambia' : `${changed} que cambian`] : []),
  ];
  return parts.length > 0 ? parts.join(' y ') : 'No hay nada para importar.';
}
