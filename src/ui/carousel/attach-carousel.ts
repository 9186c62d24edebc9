import type { CarouselEngine } from './carousel-engine.ts';

type AttachOptions = {
  section: HTMLElement;
  interval: number;
  onReady: (engine: CarouselEngine | null) => void;
};

/** Loads the engine when the carousel is near the viewport. Returns the clean-up. */
export function attachCarousel({ section, interval, onReady }: AttachOptions): () => void {
  const view = section.querySelector<HTMLElement>('.carousel-view');
  if (view === null) return () => {};
  let detached = false;
  let engine: CarouselEngine | null = null;

  const observer = new IntersectionObserver(
    async (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      const { startCarousel } = await import('./carousel-engine.ts');
      if (detached) return;
      engine = startCarousel({ section, view, interval });
      onReady(engine);
    },
    { rootMargin: '200px' },
  );
  observer.observe(section);

  return () => {
    detached = true;
    observer.disconnect();
    engine?.stop();
    onReady(null);
  };
}
