import type { LatestImport } from '#contract/admin/product-import/product-import.ts';
import { adminPages } from '#contract/urls/admin-urls.ts';
import { formatDate } from '#domain/dates/format-date.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { formatTimeOfDay } from '../price-list/display/format-time-of-day.ts';
import { askForConfirmation } from '../ui/confirm-dialog.tsx';
import { UndoIcon } from '../ui/icons.tsx';
import { importedText } from './import-step.ts';
import { StepHeading } from './step-heading.tsx';

type LatestImportPanelProps = { latest: LatestImport; isNew: boolean; undoing: boolean; onUndo: () => void };

/** What was imported last, and how to take it back. */
export function LatestImportPanel({ latest, isNew, undoing, onUndo }: LatestImportPanelProps) {
  async function ask() {
    const text =
      'Los productos nuevos se eliminan y los que cambiaron vuelven a como estaban, salvo los que se vendieron o cambiaron después.';
    if (await askForConfirmation({ title: 'Deshacer la importación', text, confirmLabel: 'Deshacer' })) onUndo();
  }
  return (
    <section aria-label="Última importación" className="flex flex-col gap-3">
      {isNew && <StepHeading>Productos importados</StepHeading>}
      <Notice tone="success">
        Importaste {importedText(latest)} el {formatDate(latest.at)} a las {formatTimeOfDay(latest.at)}.
      </Notice>
      <div className="flex flex-wrap gap-3 max-md:*:flex-1">
        <ButtonLink to={adminPages.products} variant="secondary" size="sm">
          Ver productos
        </ButtonLink>
        <Button variant="ghost" size="sm" loading={undoing} onClick={() => void ask()}>
          <UndoIcon className="size-4.5" />
          Deshacer
        </Button>
      </div>
    </section>
  );
}
