import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { Form, useLocation, useNavigate } from 'react-router';
import { pages } from '#contract/urls/shop-urls.ts';
import { classNames } from '#ui/class-names.ts';
import { SearchIcon } from '#ui/icons/icons.tsx';
import { useSuggestions } from './use-suggestions.ts';

/** A search form, which becomes a combobox with product suggestions where scripts run. */
export function SearchBox({ limit = 5, className }: { limit?: number; className?: string }) {
  const navigate = useNavigate();
  const location = useLocation();
  const list = useId();
  const input = useRef<HTMLInputElement>(null);
  const { suggest, loading, List, load } = useSuggestions();
  const searched = new URLSearchParams(location.search).get('search') ?? '';
  const [typed, setTyped] = useState(searched);
  const [shown, setShown] = useState(searched);
  const [active, setActive] = useState(-1);
  // Key of the location where it was opened, so that every navigation closes it.
  const [openKey, setOpenKey] = useState<string | null>(null);

  if (searched !== shown) {
    setShown(searched);
    setTyped(searched);
  }

  const options = suggest?.(typed, limit) ?? [];
  const open = List !== null && openKey === location.key && typed.trim() !== '';
  const show = () => setOpenKey(location.key);
  const close = () => {
    setOpenKey(null);
    setActive(-1);
  };
  const optionId = (index: number) => `${list}-${index}`;
  const activeOption = open ? options[active] : undefined;

  function onKeyDown(event: KeyboardEvent) {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      show();
      const positions = options.length + 1;
      setActive(((active + 1 + step + positions) % positions) - 1);
    } else if (activeOption && (event.key === 'Home' || event.key === 'End')) {
      // Without an active option these keys move the text cursor.
      event.preventDefault();
      setActive(event.key === 'Home' ? 0 : options.length - 1);
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter' && activeOption) {
      event.preventDefault();
      close();
      navigate(pages.product(activeOption.name));
    }
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) close();
  }

  return (
    <Form
      role="search"
      action={pages.products}
      onBlur={onBlur}
      onSubmit={(event) => {
        close();
        input.current?.blur();
        if (typed.trim() === '') event.preventDefault();
      }}
      className={classNames('relative', className)}
    >
      <input
        ref={input}
        name="search"
        type="search"
        role="combobox"
        aria-label="Buscar productos"
        aria-expanded={open}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={activeOption ? optionId(active) : undefined}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={60}
        placeholder="Buscar productos, marcas…"
        value={typed}
        onFocus={load}
        onClick={show}
        onChange={({ target }) => {
          load();
          setTyped(target.value);
          setActive(-1);
          // What was typed before hydration comes once it is over, when the field may have been left.
          if (target.matches(':focus')) show();
        }}
        onKeyDown={onKeyDown}
        className="h-11 w-full rounded-md border-2 border-transparent bg-white pr-12 pl-4 text-base text-ink placeholder:text-muted [&::-webkit-search-cancel-button]:hidden"
      />
      <button
        type="submit"
        aria-label="Buscar"
        className="absolute right-0 bottom-0 flex size-11 items-center justify-center rounded-md text-ink [--focus-color:var(--color-ink)] hover:text-accent max-md:bottom-1.5"
      >
        <SearchIcon className="size-5" strokeWidth={2.5} />
      </button>
      {open && <List id={list} options={options} {...{ loading, typed, active, optionId, onLeave: close }} />}
    </Form>
  );
}
