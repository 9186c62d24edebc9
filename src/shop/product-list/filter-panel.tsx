import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { WireFacets } from '#contract/responses/shop.ts';
import { Button } from '#ui/button/button.tsx';
import { CheckIcon, SlidersHorizontalIcon, XIcon } from '#ui/icons/icons.tsx';
import { useCloseOnBack } from '#ui/overlay/close-on-back.ts';
import { takeOverlayEntry } from '#ui/overlay/overlay-entry.ts';
import { useFormatPrice } from '#ui/price/price-format.ts';
import type { ListParams } from '../list-query/list-params.ts';
import { activeFilters, chosenFilters, hrefOf } from './filter-choices.ts';
import { FilterSections } from './filter-sections.tsx';
import { HiddenParams } from './hidden-params.tsx';

// On desktops the content of the closed <details> is always shown, where ::details-content is supported.
const alwaysOpenClass = 'lg:details-content:[content-visibility:visible]';
const hiddenSummaryClass = 'lg:supports-[selector(::details-content)]:hidden';
const sheetClass =
  'group/filters max-lg:open:fixed max-lg:open:inset-0 max-lg:open:z-50 max-lg:open:overflow-y-auto max-lg:open:overscroll-contain max-lg:open:bg-white max-lg:open:px-4';

type FilterPanelProps = { params: ListParams; facets: WireFacets };

/** What the list can be narrowed down by: a column on desktops, a sheet behind 'Filtrar' on smaller screens. */
export function FilterPanel({ params, facets }: FilterPanelProps) {
  const sheet = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  const count = activeFilters(params, facets, useFormatPrice()).length;
  const close = () => {
    if (!sheet.current?.open) return;
    sheet.current.open = false;
    sheet.current.querySelector('summary')?.focus();
  };
  const { key: entry } = useLocation();
  const closeByKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close();
  };
  return (
    <details
      ref={sheet}
      // A press in Safari focuses no summary, link or button but what contains them, and the keys go there.
      tabIndex={-1}
      onKeyDown={closeByKey}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className={`col-span-full row-start-2 min-w-0 lg:col-span-1 ${alwaysOpenClass} ${sheetClass}`}
    >
      <summary
        className={`inline-flex min-h-11 list-none items-center gap-2 rounded-md border-[1.5px] border-line-strong bg-white px-4 text-sm max-[22rem]:px-3 font-semibold group-open/filters:mt-3 hover:border-ink [&::-webkit-details-marker]:hidden ${hiddenSummaryClass}`}
      >
        <SlidersHorizontalIcon className="size-4 group-open/filters:hidden" />
        <XIcon className="hidden size-4 group-open/filters:block" />
        Filtrar{count > 0 && ` (${count})`}
      </summary>
      {/* Choosing a filter navigates, which takes the entry that going back consumes. */}
      {open && <CloseOnBack key={entry} close={close} />}
      <nav
        aria-label="Filtrar productos"
        data-keep-scroll
        className="flex flex-col gap-6 max-lg:pt-5 max-lg:pb-6 lg:gap-8"
      >
        <FilterSections params={params} facets={facets} />
        <PriceFilter key={hrefOf(params, chosenFilters(params))} params={params} facets={facets} />
      </nav>
      <div className="sticky bottom-0 border-t group-open/filters:-mx-4 border-line bg-white px-4 py-3 lg:hidden">
        <Button wide onClick={close}>
          {facets.total === 1 ? 'Ver 1 producto' : `Ver ${facets.total} productos`}
        </Button>
      </div>
    </details>
  );
}

function CloseOnBack({ close }: { close: () => void }) {
  useCloseOnBack(true, close);
  return null;
}

/** A range of prices; without script a form that is sent. */
function PriceFilter({ params, facets: { prices } }: FilterPanelProps) {
  const navigate = useNavigate();
  const { minPrice, maxPrice } = chosenFilters(params);
  const { precioMin: _, precioMax: __, ...others } = params.filters;
  if (prices === null || (prices.min === prices.max && minPrice === undefined && maxPrice === undefined)) return null;

  function apply(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [min, max] = ['precioMin', 'precioMax'].map((name) => toCentavos(form.get(name)));
    void navigate(hrefOf(params, { ...chosenFilters(params), minPrice: min, maxPrice: max }), {
      replace: takeOverlayEntry(),
      preventScrollReset: true,
    });
  }

  return (
    <form method="get" onSubmit={apply}>
      <HiddenParams params={{ ...params, filters: others, after: undefined }} />
      <h2 className="mb-2.5 text-sm">Precio</h2>
      <div className="flex items-center gap-2">
        <PriceField name="precioMin" label="Precio mínimo" value={minPrice} placeholder={Math.floor(prices.min)} />
        <span aria-hidden="true">–</span>
        <PriceField name="precioMax" label="Precio máximo" value={maxPrice} placeholder={Math.ceil(prices.max)} />
        <Button type="submit" variant="ghost" size="sm" className="shrink-0 px-3" aria-label="Aplicar el precio">
          <CheckIcon className="size-4" />
        </Button>
      </div>
    </form>
  );
}

type PriceFieldProps = { name: string; label: string; value: number | undefined; placeholder: number };

function PriceField({ name, label, value, placeholder }: PriceFieldProps) {
  return (
    <input
      name={name}
      aria-label={label}
      defaultValue={value === undefined ? '' : value / 100}
      placeholder={String(placeholder)}
      inputMode="numeric"
      pattern="\d{1,9}"
      title="Pesos, sin puntos ni centavos"
      autoComplete="off"
      className="min-h-11 w-full min-w-0 rounded-md border-[1.5px] border-line-strong bg-white px-2.5 text-sm max-md:text-base tabular-nums hover:border-ink"
    />
  );
}

function toCentavos(text: FormDataEntryValue | null): number | undefined {
  return typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) * 100 : undefined;
}
