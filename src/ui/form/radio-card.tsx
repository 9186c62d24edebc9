import type { ComponentProps, ReactNode } from 'react';

type RadioCardProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode;
  detail?: ReactNode;
  icon?: ReactNode;
};

/** A radio button as a card. Takes every attribute of `<input type="radio">`. */
export function RadioCard({ label, detail, icon, ...rest }: RadioCardProps) {
  return (
    <label className="flex min-h-14 items-center gap-3 rounded-md border-[1.5px] border-line-strong bg-white px-4 py-3 transition-colors hover:border-ink has-checked:border-ink has-checked:bg-ground has-checked:shadow-[inset_0_0_0_1px_var(--color-ink)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus-color)">
      <input {...rest} type="radio" className="size-5 shrink-0 outline-none" />
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="font-semibold">{label}</span>
        {detail && <span className="text-sm text-muted">{detail}</span>}
      </span>
      {icon}
    </label>
  );
}

/** A group of radio cards. */
export function RadioCards({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      <div className="flex flex-col gap-2">{children}</div>
    </fieldset>
  );
}
