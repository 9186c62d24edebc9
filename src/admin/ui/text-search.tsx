import { useRef, useState } from 'react';
import { IconButton } from '#ui/button/icon-button.tsx';
import { SearchIcon, XIcon } from '#ui/icons/icons.tsx';

/** Browsers refuse to change the URL at every keystroke. */
const DEBOUNCE_MS = 250;

type TextSearchProps = { label: string; text: string; onChange: (text: string) => void };

/** Search field for the loaded rows, with a button that clears it. */
export function TextSearch({ label, text, onChange }: TextSearchProps) {
  const [typed, setTyped] = useState(text);
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function change(next: string, pause = DEBOUNCE_MS) {
    setTyped(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onChange(next), pause);
  }

  return (
    <search className="relative w-full max-w-96">
      <SearchIcon className="pointer-events-none absolute top-1/2 left-3 size-4.5 -translate-y-1/2 text-muted" />
      <input
        ref={input}
        type="text"
        inputMode="search"
        aria-label={label}
        placeholder={label}
        value={typed}
        maxLength={60}
        autoComplete="off"
        onChange={({ target }) => change(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && change('', 0)}
        className="min-h-11 w-full rounded-md border-[1.5px] border-line-strong bg-white pr-11 pl-10 text-base hover:border-ink focus:border-ink placeholder:text-muted"
      />
      {typed !== '' && (
        <span className="absolute inset-y-0 right-0 flex">
          <IconButton
            label="Limpiar la búsqueda"
            onClick={() => {
              change('', 0);
              input.current?.focus();
            }}
          >
            <XIcon className="size-4.5" />
          </IconButton>
        </span>
      )}
    </search>
  );
}
