import { createRotation, type Hold } from './autoplay.ts';
import { createEndlessRow } from './looping-row.ts';

export type CarouselEngine = {
  previous: () => void;
  next: () => void;
  /** Stops moving on by itself, or goes on. */
  play: (playing: boolean) => void;
  stop: () => void;
};

type Parts = { section: HTMLElement; view: HTMLElement; interval: number };

/** Takes over a row that scrolls by itself: goes round, moves on by itself, and rests while somebody looks closer. */
export function startCarousel({ section, view, interval }: Parts): CarouselEngine {
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const row = createEndlessRow(view);
  const move = (by: number) => row.move(by, still.matches ? 'instant' : 'smooth');
  const rotation = createRotation({ interval, step: () => move(1) });
  const listeners = new AbortController();

  const moveByHand = (by: number) => () => {
    move(by);
    rotation.restart();
  };
  const holdWhile = (reason: Hold, held: boolean) => (held ? rotation.hold(reason) : rotation.release(reason));
  const on = (target: EventTarget, name: string, act: (event: Event) => void) =>
    target.addEventListener(name, act, { signal: listeners.signal, passive: true });

  const followMotion = () => holdWhile('motion', still.matches);
  const followVisibility = () => holdWhile('hidden', document.hidden);
  on(still, 'change', followMotion);
  on(document, 'visibilitychange', followVisibility);
  on(section, 'pointerenter', (event) => isMouse(event) && rotation.hold('pointer'));
  on(section, 'pointerleave', (event) => isMouse(event) && rotation.release('pointer'));
  on(section, 'focusin', (event) => isByKeyboard(event) && rotation.hold('focus'));
  on(section, 'focusout', () => rotation.release('focus'));
  on(view, 'touchstart', () => rotation.hold('drag'));
  on(view, 'touchend', () => rotation.release('drag'));
  on(view, 'touchcancel', () => rotation.release('drag'));
  followMotion();
  followVisibility();

  return {
    previous: moveByHand(-1),
    next: moveByHand(1),
    play: (playing) => holdWhile('user', !playing),
    stop: () => {
      listeners.abort();
      rotation.hold('user');
      row.stop();
    },
  };
}

function isMouse(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === 'mouse';
}

function isByKeyboard({ target }: Event): boolean {
  return target instanceof HTMLElement && target.matches(':focus-visible');
}
