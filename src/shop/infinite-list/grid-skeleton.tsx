import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { gridClass } from './grid-class.ts';

const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'];

/** Stands where the cards of the next list will be. */
export function GridSkeleton() {
  return (
    <div role="status" className={`${gridClass} animate-pulse`}>
      <VisuallyHidden>Cargando...</VisuallyHidden>
      {places.slice(0, 8).map((place) => (
        <CardSkeleton key={place} />
      ))}
    </div>
  );
}

/**
 * Keeps the room of the list's next page, so that what stands below it is not pushed about in sight. To be mounted
 * anew for each page, and in nothing that stays: what moves counts as a jump, what is new does not. Were this, the
 * tail or the footer what the browser holds still, the end would stay in sight and the list grow whole.
 */
export function ComingCards({ count }: { count: number }) {
  return (
    <div className={`${gridClass} mt-8 md:mt-10 [overflow-anchor:none]`}>
      {places.slice(0, count).map((place) => (
        <CardSkeleton key={place} />
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
