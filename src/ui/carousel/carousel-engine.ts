import { createAutoplay, type PauseReason } from './autoplay.ts';
import { createLoopingRow } from './looping-row.ts';

export type CarouselEngine = {
  previous: () => void;
  next: () => void;
  /** Turns autoplay on or off. */
  play: (playing: boolean) => void;
  stop: () => void;
};

type EngineOptions = { section: HTMLElement; view: HTMLElement; interval: number };

/** Adds looping and autoplay to a scrollable row; autoplay pauses on hover, focus, touch and reduced motion. */
export function startCarousel({ section, view, interval }: EngineOptions): CarouselEngine {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const row = createLoopingRow(view);
  const move = (by: number) => row.move(by, reducedMotion.matches ? 'instant' : 'smooth');
  const autoplay = createAutoplay({ interval, step: () => move(1) });
  const listeners = new AbortController();

  const moveByUser = (by: number) => () => {
    move(by);
    autoplay.restart();
  };
  const setPaused = (reason: PauseReason, paused: boolean) =>
    paused ? autoplay.pause(reason) : autoplay.resume(reason);
  const on = (target: EventTarget, name: string, listener: (event: Event) => void) =>
    target.addEventListener(name, listener, { signal: listeners.signal, passive: true });

  const updateMotion = () => setPaused('motion', reducedMotion.matches);
  const updateVisibility = () => setPaused('hidden', document.hidden);
  on(reducedMotion, 'change', updateMotion);
  on(document, 'visibilitychange', updateVisibility);
  on(section, 'pointerenter', (event) => isMouse(event) && autoplay.pause('pointer'));
  on(section, 'pointerleave', (event) => isMouse(event) && autoplay.resume('pointer'));
  on(section, 'focusin', (event) => isByKeyboard(event) && autoplay.pause('focus'));
  on(section, 'focusout', () => autoplay.resume('focus'));
  on(view, 'touchstart', () => autoplay.pause('drag'));
  on(view, 'touchend', () => autoplay.resume('drag'));
  on(view, 'touchcancel', () => autoplay.resume('drag'));
  updateMotion();
  updateVisibility();

  return {
    previous: moveByUser(-1),
    next: moveByUser(1),
    play: (playing) => setPaused('user', !playing),
    stop: () => {
      listeners.abort();
      autoplay.pause('user');
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
