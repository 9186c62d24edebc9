import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { gridClass } from './grid-class.ts';

const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Stands where the cards of the next list will be. */
export function GridSkeleton() {
  return (
    <div role="status" className={`${gridClass} animate-pulse`}>
      <VisuallyHidden>Cargando...</VisuallyHidden>
      {places.map((place) => (
        <div key={place} aria-hidden="true">
          <div className="aspect-square rounded-lg bg-ground" />
          <div className="mt-3 h-3 w-1/3 rounded-sm bg-ground" />
          <div className="mt-2.5 h-4 w-4/5 rounded-sm bg-ground" />
          <div className="mt-4 h-6 w-1/2 rounded-sm bg-ground" />
          <div className="mt-4 h-11 rounded-md bg-ground" />
        </div>
      ))}
    </div>
  );
}
