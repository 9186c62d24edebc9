import Embla from 'embla-carousel';
import { createRotation, type Hold } from './rotation.ts';

export type CarouselState = { selected: number; playing: boolean };

export type CarouselEngine = {
  previous: () => void;
  next: () => void;
  goTo: (index: number) => void;
  toggle: () => void;
  stop: () => void;
};

type Parts = {
  section: HTMLElement;
  view: HTMLElement;
  interval: number;
  onChange: (state: CarouselState) => void;
};

/** Takes over a row that scrolls by itself: loops, moves on by itself, and rests while somebody looks closer. */
export function startCarousel({ section, view, interval, onChange }: Parts): CarouselEngine {
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const embla = Embla(view, { loop: true, align: 'start', startIndex: startIndex(view), duration: 28 });
  view.scrollLeft = 0;
  view.dataset.engine = '';
  const rotation = createRotation({ interval, step: () => embla.scrollNext(still.matches) });
  const listeners = new AbortController();
  let playing = true;

  const report = () => onChange({ selected: embla.selectedScrollSnap(), playing });
  const byHand = (move: (jump: boolean) => void) => () => {
    move(still.matches);
    rotation.restart();
  };
  const holdWhile = (reason: Hold, held: boolean) => (held ? rotation.hold(reason) : rotation.release(reason));
  const on = (target: EventTarget, name: string, act: (event: Event) => void) =>
    target.addEventListener(name, act, { signal: listeners.signal });

  const followMotion = () => holdWhile('motion', still.matches);
  const followVisibility = () => holdWhile('hidden', document.hidden);
  on(still, 'change', followMotion);
  on(document, 'visibilitychange', followVisibility);
  on(section, 'pointerenter', (event) => isMouse(event) && rotation.hold('pointer'));
  on(section, 'pointerleave', (event) => isMouse(event) && rotation.release('pointer'));
  on(section, 'focusin', (event) => isByKeyboard(event) && rotation.hold('focus'));
  on(section, 'focusout', () => rotation.release('focus'));
  embla.on('pointerDown', () => rotation.hold('drag'));
  embla.on('pointerUp', () => rotation.release('drag'));
  embla.on('select', report);
  followMotion();
  followVisibility();
  report();

  return {
    previous: byHand((jump) => embla.scrollPrev(jump)),
    next: byHand((jump) => embla.scrollNext(jump)),
    goTo: (index) => byHand((jump) => embla.scrollTo(index, jump))(),
    toggle: () => {
      playing = !playing;
      holdWhile('user', !playing);
      report();
    },
    stop: () => {
      listeners.abort();
      rotation.hold('user');
      embla.destroy();
      delete view.dataset.engine;
    },
  };
}

/** The slide that native scrolling stands at. */
function startIndex(view: HTMLElement): number {
  const width = view.querySelector('li')?.offsetWidth ?? 0;
  return width === 0 ? 0 : Math.round(view.scrollLeft / width);
}

function isMouse(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === 'mouse';
}

function isByKeyboard({ target }: Event): boolean {
  return target instanceof HTMLElement && target.matches(':focus-visible');
}
