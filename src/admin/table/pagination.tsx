import { IconButton } from '#ui/button/icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '#ui/icons/icons.tsx';
import { PAGE_SIZES } from '../crud/list-state.ts';

type PaginationProps = {
  page: number;
  pages: number;
  pageSize: number;
  onChange: (change: { page: number; pageSize: number }) => void;
};

/** Page and page size of a table. */
export function Pagination({ page, pages, pageSize, onChange }: PaginationProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm">
      <label className="flex items-center gap-2">
        Registros por página
        <select
          value={pageSize}
          onChange={({ target }) => onChange({ page: 1, pageSize: Number(target.value) })}
          className="min-h-11 rounded-md border-[1.5px] border-line-strong bg-white px-2 font-semibold hover:border-ink"
        >
          {PAGE_SIZES.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </select>
      </label>
      <nav aria-label="Páginas" className="flex items-center gap-1">
        <IconButton label="Página anterior" disabled={page <= 1} onClick={() => onChange({ page: page - 1, pageSize })}>
          <ChevronLeftIcon className="size-5" />
        </IconButton>
        <span aria-current="page" className="min-w-28 text-center tabular-nums">
          Página {page} de {pages}
        </span>
        <IconButton
          label="Página siguiente"
          disabled={page >= pages}
          onClick={() => onChange({ page: page + 1, pageSize })}
        >
          <ChevronRightIcon className="size-5" />
        </IconButton>
      </nav>
    </div>
  );
}
