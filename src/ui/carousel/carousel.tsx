import { Children, type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { attachCarousel } from './attach-carousel.ts';
import { CarouselControls } from './carousel-controls.tsx';
import type { CarouselEngine } from './carousel-engine.ts';

type CarouselProps = {
  /** Heading and name of the carousel; hidden for the banner. */
  title: string;
  /** How many items stand side by side; the table is in carousel.css. */
  layout: 'banner' | 'news' | 'related' | 'brands';
  /** Beside the heading: usually a link to everything. */
  action?: ReactNode;
  /** Milliseconds until it moves on by itself. */
  interval?: number;
  /** One per slide. */
  children: ReactNode;
  className?: string;
};

// The controls stand on the left: on the right the chat button would lie over them.
const aboveSlides = {
  head: 'mb-4 flex flex-wrap items-center gap-x-5 gap-y-1.5 md:mb-7',
  heading: 'text-2xl max-md:basis-full',
};
const overSlides = {
  head: 'page-column pointer-events-none absolute inset-x-0 bottom-4 z-10 *:pointer-events-auto md:bottom-6',
  heading: 'sr-only',
};

/**
 * A row of slides that scrolls and snaps by itself, also without scripts. In the browser an engine joins in when it
 * comes near the screen: then it goes round and moves on, if there is more than one slide and motion is welcome.
 */
export function Carousel({ title, layout, action, interval = 4000, children, className }: CarouselProps) {
  const heading = useId();
  const section = useRef<HTMLElement>(null);
  const [engine, setEngine] = useState<CarouselEngine | null>(null);
  const [playing, setPlaying] = useState(true);
  const slides = Children.toArray(children);
  const several = slides.length > 1;
  const look = layout === 'banner' ? overSlides : aboveSlides;

  const attach = useCallback(
    (node: HTMLElement) => {
      section.current = node;
      if (!several) return;
      return attachCarousel({ section: node, interval, onReady: setEngine });
    },
    [several, interval],
  );
  const scroll = (direction: 1 | -1) => {
    const view = section.current?.querySelector('.carousel-view');
    view?.scrollBy({ left: direction * view.clientWidth, behavior: 'smooth' });
  };

  const togglePlaying = () => {
    engine?.play(!playing);
    setPlaying(!playing);
  };

  return (
    <section
      ref={attach}
      aria-labelledby={heading}
      aria-roledescription="carrusel"
      data-layout={layout}
      className={classNames('carousel relative', className)}
    >
      <div className={look.head}>
        <h2 id={heading} className={look.heading}>
          {title}
        </h2>
        {several && (
          <CarouselControls
            {...{ engine, playing, togglePlaying, scroll, label: title, inverse: layout === 'banner' }}
          />
        )}
        {action}
      </div>
      <div className="carousel-view">
        <ul className="carousel-row">
          {slides.map((slide, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: toArray gives every slide its own key
            <li key={index}>{slide}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
