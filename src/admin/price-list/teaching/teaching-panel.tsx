import { useState } from 'react';
import type { ListSupplier, ListTeaching, PricePreview } from '#contract/admin/price-list/price-preview.ts';
import { formatDate } from '#domain/dates/format-date.ts';
import { ColumnTeaching } from './column-teaching.tsx';
import { needsTeaching } from './needs-teaching.ts';
import { SupplierField } from './supplier-field.tsx';

type TeachingPanelProps = {
  preview: PricePreview;
  teaching: ListTeaching;
  /** The name that the seller typed. */
  supplierName: string | undefined;
  hasFile: boolean;
  confirming: boolean;
  onTeach: (teaching: ListTeaching) => void;
  onNameSupplier: (name: string) => void;
};

/** Whose list it is and how it was read. Open from the start when little of it was understood. */
export function TeachingPanel({
  preview,
  teaching,
  supplierName,
  hasFile,
  confirming,
  onTeach,
  onNameSupplier,
}: TeachingPanelProps) {
  const { drawing, supplier } = preview;
  // Decided once: a list that is understood while it is taught stays in sight.
  const [startsOpen] = useState(() => hasFile && needsTeaching(preview));
  const canTeach = drawing !== undefined && hasFile;
  if (!canTeach && !supplier) return null;
  return (
    <details open={startsOpen} className="rounded-lg border border-line bg-ground">
      <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-bold">{titleOf(supplier, startsOpen)}</summary>
      <div className="flex flex-col gap-4 px-4 pb-4">
        {canTeach && <ColumnTeaching {...{ preview, drawing, teaching, onTeach }} />}
        {supplier && (
          <SupplierField {...{ supplier }} name={supplierName} disabled={confirming} onChange={onNameSupplier} />
        )}
      </div>
    </details>
  );
}

function titleOf(supplier: ListSupplier | null, startsOpen: boolean): string {
  if (supplier?.lastListAt) {
    const dayAndMonth = formatDate(supplier.lastListAt).slice(0, 'dd/MM'.length);
    return `Leída como la de ${supplier.name} del ${dayAndMonth}`;
  }
  return startsOpen ? '¿Qué es cada columna de esta lista?' : '¿Algo se leyó mal? Decí qué es cada columna';
}
