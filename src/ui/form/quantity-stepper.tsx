import { type ReactNode, useState } from 'react';
import { MinusIcon, PlusIcon } from '../icons/icons.tsx';
import { selectOnFocus } from './select-on-focus.ts';

type QuantityStepperProps = {
  /** Product and flavor, for screen readers. */
  label: string;
  quantity: number;
  canDecrease: boolean;
  canIncrease: boolean;
  onDecrease: () => void;
  onIncrease: () => void;
  /** A whole number that was typed; it may be beyond the limits. */
  onType: (quantity: number) => void;
};

const MAX_DIGITS = 4;

export function QuantityStepper({
  label,
  quantity,
  canDecrease,
  canIncrease,
  onDecrease,
  onIncrease,
  onType,
}: QuantityStepperProps) {
  const [draft, setDraft] = useState<string | null>(null);

  function apply() {
    if (draft) onType(Number(draft));
    setDraft(null);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would want a visible legend
    <div
      role="group"
      aria-label={`Cantidad de ${label}`}
      className="inline-flex items-center rounded-md border-[1.5px] border-line-strong"
    >
      <StepButton label={`Restar uno de ${label}`} enabled={canDecrease} onPress={onDecrease}>
        <MinusIcon className="size-4" strokeWidth={2.5} />
      </StepButton>
      <output aria-live="polite" className="sr-only">
        {quantity}
      </output>
      <input
        aria-label={`Cantidad de ${label}`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={MAX_DIGITS}
        value={draft ?? quantity}
        {...selectOnFocus}
        onChange={(event) => setDraft(event.currentTarget.value.replace(/\D/g, ''))}
        onBlur={apply}
        onKeyDown={({ key }) => {
          if (key === 'Enter') apply();
        }}
        className="h-11 w-11 text-center font-semibold tabular-nums"
      />
      <StepButton label={`Sumar uno de ${label}`} enabled={canIncrease} onPress={onIncrease}>
        <PlusIcon className="size-4" strokeWidth={2.5} />
      </StepButton>
    </div>
  );
}

type StepButtonProps = { label: string; enabled: boolean; onPress: () => void; children: ReactNode };

function StepButton({ label, enabled, onPress, children }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      // Not `disabled`, which would lose the focus.
      aria-disabled={!enabled}
      onClick={enabled ? onPress : undefined}
      className="inline-flex size-11 items-center justify-center rounded-md transition-colors hover:bg-ground aria-disabled:cursor-not-allowed aria-disabled:text-line-strong aria-disabled:hover:bg-transparent"
    >
      {children}
    </button>
  );
}
