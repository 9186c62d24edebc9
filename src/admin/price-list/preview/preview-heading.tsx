import { TOTALS_BAR_ID } from './totals-bar.tsx';

/** The heading of the preview, with a link that skips its rows. */
export function PreviewHeading({ id, takesFocus }: { id: string; takesFocus: boolean }) {
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4">
      <h2 id={id} tabIndex={-1} ref={takesFocus ? focusHeading : undefined} className="text-xl outline-none">
        Resumen
      </h2>
      <button
        type="button"
        onClick={goToTotals}
        className="sr-only min-h-11 font-bold underline decoration-2 underline-offset-4 focus-visible:not-sr-only"
      >
        Saltar a los totales
      </button>
    </div>
  );
}

/** On phones also scrolls to the heading, once the rows have been laid out. */
function focusHeading(heading: HTMLHeadingElement | null): void {
  heading?.focus({ preventScroll: true });
  if (matchMedia('(width < 48rem)').matches) requestAnimationFrame(() => heading?.scrollIntoView());
}

/** Skips the rows, each of which has two tab stops. */
function goToTotals(): void {
  document.querySelector<HTMLElement>(`#${TOTALS_BAR_ID} button:last-of-type`)?.focus();
}
