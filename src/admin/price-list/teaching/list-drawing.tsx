import type { WireListDrawing } from '#contract/responses/price-list.ts';
import type { ColumnBand } from '#domain/pricing/list-columns.ts';
import { classNames } from '#ui/class-names.ts';
import { type DrawnSpan, drawnSpan, PageDrawing } from './page-drawing.tsx';
import { roleLabels } from './role-labels.ts';

type ListDrawingProps = {
  pages: WireListDrawing['pages'];
  bands: readonly ColumnBand[];
  titles: readonly string[];
  selected: number | undefined;
  onSelect: (index: number) => void;
};

/** The list as it stands on its pages, with each of its columns as a button. Scrolls sideways on a phone. */
export function ListDrawing({ pages, bands, titles, selected, onSelect }: ListDrawingProps) {
  const span = drawnSpan(pages);
  return (
    <section
      aria-label="La lista en su página"
      className="max-h-[45vh] overflow-auto rounded-lg border border-line-strong bg-white md:max-h-[60vh]"
    >
      <div className="relative min-w-150 pt-10">
        {tapSpans(bands, span).map((band, index) => (
          <button
            key={band.left}
            type="button"
            aria-pressed={index === selected}
            aria-label={`${titles[index]}: ${roleLabels[band.role].label}`}
            onClick={() => onSelect(index)}
            style={placeOf(band, span)}
            className={classNames(
              'absolute inset-y-0 min-w-6 rounded-sm border-[1.5px] hover:bg-ink/8',
              index === selected ? 'border-accent bg-accent/12' : 'border-line-strong',
              index !== selected && band.role === 'other' && 'bg-ink/4',
            )}
          >
            <span className="absolute inset-0">
              <span
                className={classNames(
                  'sticky top-0 z-1 block h-8 truncate rounded-sm px-1 text-xs leading-8 font-bold',
                  roleLabels[band.role].className,
                )}
              >
                {roleLabels[band.role].label}
              </span>
            </span>
          </button>
        ))}
        <div className="pointer-events-none relative">
          {pages.map((page, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pages have no other identity and never move
            <PageDrawing key={index} page={page} span={span} />
          ))}
        </div>
      </div>
    </section>
  );
}

/** The columns with half of the space to their neighbours. */
function tapSpans(bands: readonly ColumnBand[], { left, right }: DrawnSpan): ColumnBand[] {
  return bands.map((band, index) => ({
    ...band,
    left: middle(bands[index - 1]?.right ?? left, band.left),
    right: middle(band.right, bands[index + 1]?.left ?? right),
  }));
}

function middle(a: number, b: number): number {
  return (a + b) / 2;
}

function placeOf({ left, right }: DrawnSpan, span: DrawnSpan): { left: string; width: string } {
  const share = (points: number) => `${(points / (span.right - span.left)) * 100}%`;
  return { left: share(left - span.left), width: share(right - left) };
}
