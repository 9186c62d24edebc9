import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { gridClass } from './grid-class.ts';

const keys = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'];

/** Placeholder for the cards of the next list. */
export function GridSkeleton() {
  return (
    <div role="status" className={`${gridClass} animate-pulse`}>
      <VisuallyHidden>Cargando...</VisuallyHidden>
      {keys.slice(0, 8).map((key) => (
        <CardSkeleton key={key} />
      ))}
    </div>
  );
}

/**
 * Reserves the space of the next page, so that it does not shift the layout below. Needs a new `key` for each page:
 * moved elements count as layout shift, new ones do not. Neither this nor anything below it may be a scroll anchor,
 * because then the end would stay in view and the whole list would load.
 */
export function LoadingCards({ count }: { count: number }) {
  return (
    <div className={`${gridClass} mt-8 md:mt-10 [overflow-anchor:none]`}>
      {keys.slice(0, count).map((key) => (
        <CardSkeleton key={key} />
      ))}
    </div>
  );
}

function CardSkeleton() {
  return (
    <div aria-hidden="true">
      <div className="aspect-square rounded-lg bg-ground" />
      <div className="mt-3 h-3 w-1/3 rounded-sm bg-ground" />
      <div className="mt-2.5 h-4 w-4/5 rounded-sm bg-ground" />
      <div className="mt-4 h-6 w-1/2 rounded-sm bg-ground" />
      <div className="mt-4 h-11 rounded-md bg-ground" />
    </div>
  );
}
