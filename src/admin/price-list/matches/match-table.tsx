import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { PriceRule } from '#domain/pricing/price-rule.ts';
import { ariaColumnHeader, ariaRowAt, ariaRowGroup, ariaTable } from '../../table/aria-table.ts';
import { bulkSelectable, type PreviewRow } from '../rows/preview-rows.ts';
import { moveFocusWithArrows } from './arrow-key-navigation.ts';
import { MatchRow } from './match-row.tsx';
import { matchRowClass } from './row-class.ts';
import { useVirtualRows } from './use-virtual-rows.ts';

type MatchTableProps = {
  rows: readonly PreviewRow[];
  onSelect: (key: number, on: boolean) => void;
  onSelectAll: (on: boolean) => void;
  onEdit: (line: number) => void;
  /** From the prices of the list to the new ones. */
  rule: PriceRule;
  onCorrect: (key: number, price: number | undefined) => void;
  /** The line whose product is being changed, and its search field. */
  editing: number | undefined;
  editor: ReactNode;
  /** The line that was edited before; its button gets the focus back. */
  lastEdited: number | undefined;
};

const columnHeaders = ['Precio actual', 'Precio nuevo', 'Variación', 'Similitud'];

/** The matched rows, virtualised. Arrow keys move between the checkboxes. */
export function MatchTable(props: MatchTableProps) {
  const { rows, onSelect, onSelectAll, onEdit, rule, onCorrect, editing, editor, lastEdited } = props;
  const keys = useMemo(() => rows.map(({ key }) => key), [rows]);
  const pinned = [editing, lastEdited].map((line) => rows.findIndex((row) => row.line === line));
  const { virtualRows, measure, container } = useVirtualRows({ keys, pinned });
  return (
    <div
      {...ariaTable('Coincidencias', rows.length + 1)}
      className="overflow-clip rounded-lg border border-line bg-white"
    >
      <div {...ariaRowGroup}>
        <div {...ariaRowAt(1)} className={`${matchRowClass} items-center border-b border-ink text-sm font-bold`}>
          <div {...ariaColumnHeader()}>
            <SelectAll rows={rows} onSelectAll={onSelectAll} />
          </div>
          <div {...ariaColumnHeader()}>
            Producto y línea de la lista <span className="font-normal text-muted tabular-nums">({rows.length})</span>
          </div>
          {columnHeaders.map((header) => (
            <div {...ariaColumnHeader()} key={header} className="text-right leading-tight max-md:sr-only">
              {header}
            </div>
          ))}
          <div {...ariaColumnHeader()}>
            <span className="sr-only">Acciones</span>
          </div>
        </div>
      </div>
      <div {...ariaRowGroup} ref={container} data-cells="" className="relative -mt-px">
        {virtualRows.map(({ index }) => {
          const row = rows[index];
          return (
            row && (
              <MatchRow
                key={row.key}
                row={row}
                index={index}
                measure={measure}
                onSelect={onSelect}
                onEdit={onEdit}
                rule={rule}
                onCorrect={onCorrect}
                editor={row.line === editing ? editor : undefined}
              />
            )
          );
        })}
      </div>
    </div>
  );
}

function SelectAll({ rows, onSelectAll }: Pick<MatchTableProps, 'rows' | 'onSelectAll'>) {
  const some = rows.some((row) => row.selected);
  const all = rows.every((row) => row.selected);
  const on = !bulkSelectable(rows).every((row) => row.selected);
  const box = useRef<HTMLInputElement>(null);
  // `indeterminate` has no HTML attribute.
  useEffect(() => {
    if (box.current) box.current.indeterminate = some && !all;
  }, [some, all]);
  return (
    <label className="flex size-11 items-center justify-center rounded-md hover:bg-ink/8">
      <input
        ref={box}
        type="checkbox"
        checked={all}
        onChange={() => onSelectAll(on)}
        onKeyDown={moveFocusWithArrows}
        aria-label="Actualizar todos los que se ven"
        className="size-5"
      />
    </label>
  );
}
