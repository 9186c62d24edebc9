import { type ReactNode, useEffect, useRef } from 'react';
import { asHead, asRow, asRowGroup, asTable } from '../list/table-roles.ts';
import { leadOn } from './lead-on.ts';
import { PairRow } from './pair-row.tsx';
import { rowClass } from './row-class.ts';
import type { ShownRow } from './shown-row.ts';

type PairListProps = {
  rows: readonly ShownRow[];
  onTick: (key: number, on: boolean) => void;
  onTickAll: (on: boolean) => void;
  onEdit: (key: number) => void;
  /** The row whose product is looked for, and the search. */
  editing: number | undefined;
  editor: ReactNode;
};

const heads = ['Precio actual', 'Precio nuevo', 'Variación', 'Similitud'];

/** The matched rows; the arrow keys lead from tick to tick. */
export function PairList({ rows, onTick, onTickAll, onEdit, editing, editor }: PairListProps) {
  return (
    <div {...asTable('Coincidencias')} className="overflow-clip rounded-lg border border-line bg-white">
      <div {...asRowGroup}>
        <div {...asRow} className={`${rowClass} items-center border-b border-ink text-sm font-bold`}>
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
      <div {...asRowGroup} className="-mt-px">
        {rows.map((row) => (
          <PairRow
            key={row.key}
            row={row}
            onTick={onTick}
            onEdit={onEdit}
            editor={row.key === editing ? editor : undefined}
          />
        ))}
      </div>
    </div>
  );
}

function TickAll({ rows, onTickAll }: Pick<PairListProps, 'rows' | 'onTickAll'>) {
  const ticked = rows.filter((row) => row.ticked).length;
  const some = ticked > 0 && ticked < rows.length;
  const box = useRef<HTMLInputElement>(null);
  // HTML has no attribute for it.
  useEffect(() => {
    if (box.current) box.current.indeterminate = some;
  }, [some]);
  return (
    <label className="flex size-11 items-center justify-center rounded-md hover:bg-ink/8">
      <input
        ref={box}
        type="checkbox"
        checked={ticked > 0 && !some}
        onChange={() => onTickAll(ticked < rows.length)}
        onKeyDown={leadOn}
        aria-label="Actualizar todos los que se ven"
        className="size-5"
      />
    </label>
  );
}
