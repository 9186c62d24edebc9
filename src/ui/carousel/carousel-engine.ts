import { createAutoplay, type PauseReason } from './autoplay.ts';
import { createLoopingRow } from './looping-row.ts';

export type CarouselEngine = {
  previous: () => void;
  next: () => void;
  /** Stops moving on by itself, or goes on. */
  play: (playing: boolean) => void;
  stop: () => void;
};

type EngineOptions = { section: HTMLElement; view: HTMLElement; interval: number };

/** Takes over a row that scrolls by itself: goes round, moves on by itself, and rests while somebody looks closer. */
export function startCarousel({ section, view, interval }: EngineOptions): CarouselEngine {
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const row = createLoopingRow(view);
  const move = (by: number) => row.move(by, still.matches ? 'instant' : 'smooth');
  const rotation = createAutoplay({ interval, step: () => move(1) });
  const listeners = new AbortController();

  const moveByHand = (by: number) => () => {
    move(by);
    rotation.restart();
  };
  const holdWhile = (reason: PauseReason, held: boolean) => (held ? rotation.pause(reason) : rotation.resume(reason));
  const on = (target: EventTarget, name: string, act: (event: Event) => void) =>
    target.addEventListener(name, act, { signal: listeners.signal, passive: true });

  const followMotion = () => holdWhile('motion', still.matches);
  const followVisibility = () => holdWhile('hidden', document.hidden);
  on(still, 'change', followMotion);
  on(document, 'visibilitychange', followVisibility);
  on(section, 'pointerenter', (event) => isMouse(event) && rotation.pause('pointer'));
  on(section, 'pointerleave', (event) => isMouse(event) && rotation.resume('pointer'));
  on(section, 'focusin', (event) => isByKeyboard(event) && rotation.pause('focus'));
  on(section, 'focusout', () => rotation.resume('focus'));
  on(view, 'touchstart', () => rotation.pause('drag'));
  on(view, 'touchend', () => rotation.resume('drag'));
  on(view, 'touchcancel', () => rotation.resume('drag'));
  followMotion();
  followVisibility();

  return {
    previous: moveByHand(-1),
    next: moveByHand(1),
    play: (playing) => holdWhile('user', !playing),
    stop: () => {
      listeners.abort();
      rotation.pause('user');
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
