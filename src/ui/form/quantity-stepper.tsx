import type { ReactNode } from 'react';
import { MinusIcon, PlusIcon } from '../icons/icons.tsx';

type QuantityStepperProps = {
  /** Product and flavor, for screen readers. */
  label: string;
  quantity: number;
  canDecrease: boolean;
  canIncrease: boolean;
  onDecrease: () => void;
  onIncrease: () => void;
};

export function QuantityStepper({
  label,
  quantity,
  canDecrease,
  canIncrease,
  onDecrease,
  onIncrease,
}: QuantityStepperProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would want a visible legend
    <div
      role="group"
      aria-label={`Cantidad de ${label}`}
      className="inline-flex items-center rounded-md border-[1.5px] border-line-strong"
    >
      <StepButton label="Restar uno" enabled={canDecrease} onPress={onDecrease}>
        <MinusIcon className="size-4" strokeWidth={2.5} />
      </StepButton>
      <output aria-live="polite" className="min-w-8 text-center font-semibold tabular-nums">
        {quantity}
      </output>
      <StepButton label="Sumar uno" enabled={canIncrease} onPress={onIncrease}>
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
