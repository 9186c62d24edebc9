import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { asHead, asRowAt, asRowGroup, asTable } from '../../table/aria-table.ts';
import { type ShownRow, tickable } from '../rows/preview-rows.ts';
import { leadOn } from './arrow-key-navigation.ts';
import { PairRow } from './match-row.tsx';
import { rowClass } from './row-class.ts';
import { useRowWindow } from './use-virtual-rows.ts';

type PairListProps = {
  rows: readonly ShownRow[];
  onTick: (key: number, on: boolean) => void;
  onTickAll: (on: boolean) => void;
  onEdit: (line: number) => void;
  /** The line whose product is looked for, and the search. */
  editing: number | undefined;
  editor: ReactNode;
  /** The line whose product was looked for before; the focus goes back there. */
  lastEdited: number | undefined;
};

const heads = ['Precio actual', 'Precio nuevo', 'Variación', 'Similitud'];

/** The matched rows, of many those in sight; the arrow keys lead from tick to tick. */
export function PairList({ rows, onTick, onTickAll, onEdit, editing, editor, lastEdited }: PairListProps) {
  const keys = useMemo(() => rows.map(({ key }) => key), [rows]);
  const held = [editing, lastEdited].map((line) => rows.findIndex((row) => row.line === line));
  const { drawn, measure, frame } = useRowWindow({ keys, held });
  return (
    <div
      {...asTable('Coincidencias', rows.length + 1)}
      className="overflow-clip rounded-lg border border-line bg-white"
    >
      <div {...asRowGroup}>
        <div {...asRowAt(1)} className={`${rowClass} items-center border-b border-ink text-sm font-bold`}>
          <div {...asHead()}>
            <TickAll rows={rows} onTickAll={onTickAll} />
          </div>
          <div {...asHead()}>
            Producto y línea del PDF <span className="font-normal text-muted tabular-nums">({rows.length})</span>
          </div>
          {heads.map((head) => (
            <div {...asHead()} key={head} className="text-right leading-tight max-md:sr-only">
              {head}
            </div>
          ))}
          <div {...asHead()}>
            <span className="sr-only">Acciones</span>
          </div>
        </div>
      </div>
      <div {...asRowGroup} ref={frame} className="relative -mt-px">
        {drawn.map(({ index }) => {
          const row = rows[index];
          return (
            row && (
              <PairRow
                key={row.key}
                row={row}
                index={index}
                measure={measure}
                onTick={onTick}
                onEdit={onEdit}
                editor={row.line === editing ? editor : undefined}
              />
            )
          );
        })}
      </div>
    </div>
  );
}

function TickAll({ rows, onTickAll }: Pick<PairListProps, 'rows' | 'onTickAll'>) {
  const some = rows.some((row) => row.ticked);
  const all = rows.every((row) => row.ticked);
  const on = !tickable(rows).every((row) => row.ticked);
  const box = useRef<HTMLInputElement>(null);
  // HTML has no attribute for it.
  useEffect(() => {
    if (box.current) box.current.indeterminate = some && !all;
  }, [some, all]);
  return (
    <label className="flex size-11 items-center justify-center rounded-md hover:bg-ink/8">
      <input
        ref={box}
        type="checkbox"
        checked={all}
        onChange={() => onTickAll(on)}
        onKeyDown={leadOn}
        aria-label="Actualizar todos los que se ven"
        className="size-5"
      />
    </label>
  );
}
