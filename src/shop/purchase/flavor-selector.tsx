import { useId } from 'react';
import type { Flavor } from '#domain/catalogue/flavor.ts';
import { remainingText } from './remaining-units.ts';

type FlavorSelectorProps = {
  label: 'Sabor' | 'Color';
  /** Flavors without stock are disabled. */
  flavors: readonly Flavor[];
  selected: Flavor | null;
  onSelect: (name: string) => void;
};

/** The flavors, or colours of accessories, as radio buttons. */
export function FlavorSelector({ label, flavors, selected, onSelect }: FlavorSelectorProps) {
  const id = useId();
  if (flavors.length === 0) return null;
  return (
    // Safari counts the legend twice in the height of a fieldset that is itself a flex item.
    <div>
      <fieldset>
        <legend className="mb-2.5 text-sm font-semibold">
          {label}
          {selected && <span className="font-normal text-muted">: {selected.name}</span>}
        </legend>
        <div className="flex flex-wrap gap-2">
          {flavors.map(({ name, quantity }, index) => (
            <label
              key={name}
              className="inline-flex min-h-11 flex-wrap items-center gap-x-2 rounded-full border-[1.5px] border-line-strong bg-white px-4 text-sm font-semibold transition-colors hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-white has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:text-muted has-disabled:line-through has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus-color)"
            >
              <input
                type="radio"
                aria-label={name}
                aria-describedby={remainingText(quantity) ? `${id}-${index}` : undefined}
                name="sabor"
                value={name}
                checked={selected?.name === name}
                disabled={quantity <= 0}
                onChange={() => onSelect(name)}
                className="sr-only"
              />
              <span>{name}</span>
              {remainingText(quantity) && (
                <span id={`${id}-${index}`} className="text-xs">
                  {remainingText(quantity)}
                </span>
              )}
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
