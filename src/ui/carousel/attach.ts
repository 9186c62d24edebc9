import type { CarouselEngine, CarouselState } from './engine.ts';

type Parts = {
  section: HTMLElement;
  interval: number;
  onReady: (engine: CarouselEngine | null) => void;
  onChange: (state: CarouselState) => void;
};

/** Loads the engine when the carousel comes near the screen; gives what takes it away again. */
export function attachCarousel({ section, interval, onReady, onChange }: Parts): () => void {
  const view = section.querySelector<HTMLElement>('.carousel-view');
  if (view === null) return () => {};
  let gone = false;
  let engine: CarouselEngine | null = null;

  const observer = new IntersectionObserver(
    async (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      const { startCarousel } = await import('./engine.ts');
      if (gone) return;
      engine = startCarousel({ section, view, interval, onChange });
      onReady(engine);
    },
    { rootMargin: '200px' },
  );
  observer.observe(section);

  return () => {
    gone = true;
    observer.disconnect();
    engine?.stop();
    onReady(null);
  };
}
