import { Children, type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { attachCarousel } from './attach-carousel.ts';
import { CarouselControls } from './carousel-controls.tsx';
import type { CarouselEngine } from './carousel-engine.ts';

type CarouselProps = {
  /** The heading; visually hidden for the banner. */
  title: string;
  /** Slides per view are in carousel.css. */
  layout: 'banner' | 'news' | 'related' | 'brands';
  /** Next to the heading. */
  action?: ReactNode;
  /** Milliseconds between automatic moves. */
  interval?: number;
  /** One per slide. */
  children: ReactNode;
  className?: string;
};

const aboveSlides = {
  head: 'mb-4 flex flex-wrap items-center gap-x-5 gap-y-1.5 md:mb-7',
  heading: 'text-2xl max-md:mr-auto',
};
const overSlides = {
  head: 'page-column pointer-events-none absolute inset-x-0 top-4 z-10 max-md:flex max-md:justify-end *:pointer-events-auto md:top-auto md:bottom-6',
  heading: 'sr-only',
};

/**
 * A row of slides with native scrolling and snapping, which also works without script. Near the viewport an engine is
 * loaded that adds looping and autoplay to more than one slide, unless the user prefers reduced motion.
 */
export function Carousel({ title, layout, action, interval = 4000, children, className }: CarouselProps) {
  const heading = useId();
  const section = useRef<HTMLElement>(null);
  const [engine, setEngine] = useState<CarouselEngine | null>(null);
  const [playing, setPlaying] = useState(true);
  const slides = Children.toArray(children);
  const several = slides.length > 1;
  const classes = layout === 'banner' ? overSlides : aboveSlides;

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
      <div className={classes.head}>
        <h2 id={heading} className={classes.heading}>
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
