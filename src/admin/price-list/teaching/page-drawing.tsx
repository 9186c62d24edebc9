import type { WireListDrawing } from '#contract/responses/price-list.ts';

type DrawnPage = WireListDrawing['pages'][number];

/** The part of the pages that has words, in points. */
export type DrawnSpan = { left: number; right: number };

/** In points, around the words. */
const MARGIN = 8;

/** The words of a page at their places. Hidden from assistive technology: the rows below say what was read. */
export function PageDrawing({ page: { words }, span }: { page: DrawnPage; span: DrawnSpan }) {
  const heights = words.map(({ y }) => y);
  const largest = Math.max(0, ...words.map(({ size }) => size));
  const top = Math.min(...heights) - largest - MARGIN;
  const bottom = Math.max(...heights) + MARGIN;
  if (words.length === 0) return null;
  return (
    <svg
      aria-hidden="true"
      viewBox={`${span.left} ${top} ${span.right - span.left} ${bottom - top}`}
      className="block w-full fill-ink not-first:border-t not-first:border-dashed not-first:border-line-strong"
    >
      {words.map(({ text, left, right, y, size }) => (
        <text
          key={`${left} ${y}`}
          x={left}
          y={y}
          fontSize={size}
          textLength={Math.max(1, right - left)}
          lengthAdjust="spacingAndGlyphs"
        >
          {text}
        </text>
      ))}
    </svg>
  );
}

/** From the first to the last column of words of all pages. */
export function drawnSpan(pages: readonly DrawnPage[]): DrawnSpan {
  const words = pages.flatMap((page) => page.words);
  if (words.length === 0) return { left: 0, right: 1 };
  const left = Math.min(...words.map((word) => word.left)) - MARGIN;
  return { left, right: Math.max(...words.map((word) => word.right)) + MARGIN };
}
