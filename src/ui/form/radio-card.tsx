import { type ComponentProps, type ReactNode, useId } from 'react';
import { CircleAlertIcon } from '../icons/icons.tsx';

type RadioCardProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode;
  detail?: ReactNode;
  icon?: ReactNode;
};

/** A radio button as a card. Takes every attribute of `<input type="radio">`. */
export function RadioCard({ label, detail, icon, ...rest }: RadioCardProps) {
  return (
    <label className="flex min-h-14 items-center gap-3 rounded-md border-[1.5px] border-line-strong bg-white px-4 py-3 max-[17rem]:gap-2 max-[17rem]:px-2 transition-colors hover:border-ink has-checked:border-ink has-checked:bg-ground has-checked:shadow-[inset_0_0_0_1px_var(--color-ink)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus-color)">
      <input {...rest} type="radio" className="size-5 shrink-0 outline-none" />
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="font-semibold">{label}</span>
        {detail && <span className="text-sm text-muted">{detail}</span>}
      </span>
      {icon}
    </label>
  );
}

type RadioCardsProps = { legend: string; error?: string | undefined; children: ReactNode };

/** A group of radio cards. */
export function RadioCards({ legend, error, children }: RadioCardsProps) {
  const errorId = useId();
  return (
    <fieldset aria-describedby={error && errorId}>
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      <div className="flex flex-col gap-2">{children}</div>
      {error && (
        <p id={errorId} className="mt-1.5 flex items-start gap-1.5 text-sm font-semibold text-danger">
          <CircleAlertIcon className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
