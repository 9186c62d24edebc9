import { debounce } from '#ui/timing/debounce.ts';

/** Pause after the last scroll event, in milliseconds. */
const REST_MS = 120;

/** Distance to the controls in pixels. */
const MARGIN = 4;

/** Highest rise, as a share of the window. */
const MAX_RISE = 0.6;

/** Of a picture that is a link a corner may be covered. */
const CONTROLS = 'button, input, select, textarea, summary, a[href]:not(:has(img))';

type Box = { left: number; top: number; right: number; bottom: number };

/** Raises a fixed element wherever it would cover a button or a short link; hides it meanwhile. */
export function keepClear(element: HTMLElement): void {
  const removed = new AbortController();
  let rise = 0;

  /** Where the element is at this rise: without its transform, which may be in transition. */
  const box = (): Box => {
    const { offsetLeft: left, offsetTop, offsetWidth, offsetHeight } = element;
    const top = offsetTop - rise;
    return { left: left - MARGIN, top: top - MARGIN, right: left + offsetWidth + MARGIN, bottom: top + offsetHeight };
  };

  function settle(): void {
    const controls = controlsBeside(element);
    rise = 0;
    for (let under = firstUnder(controls, box()); under; under = firstUnder(controls, box())) {
      rise += box().bottom - under.top + MARGIN;
    }
    if (rise > window.innerHeight * MAX_RISE) rise = 0;
    element.style.translate = `0 ${-rise}px`;
    delete element.dataset.covering;
  }

  const rest = debounce(settle, REST_MS);

  function onChange(): void {
    if (!element.isConnected) removed.abort();
    if (firstUnder(controlsBeside(element), box())) element.dataset.covering = '';
    rest.call();
  }

  const added = new MutationObserver(rest.call);
  added.observe(document.body, { childList: true, subtree: true });
  for (const event of ['scroll', 'resize', 'toggle']) {
    window.addEventListener(event, onChange, { passive: true, capture: true, signal: removed.signal });
  }
  removed.signal.addEventListener('abort', () => {
    added.disconnect();
    rest.cancel();
  });
  settle();
}

/** The boxes of the visible controls in the element's column of the window. */
function controlsBeside(element: HTMLElement): DOMRect[] {
  const left = element.offsetLeft - MARGIN;
  const right = left + element.offsetWidth + 2 * MARGIN;
  return [...document.querySelectorAll(CONTROLS)].flatMap((control) => {
    const box = control.getBoundingClientRect();
    if (box.right <= left || box.left >= right || box.bottom <= 0 || box.top >= window.innerHeight) return [];
    if (element.contains(control) || !control.checkVisibility({ visibilityProperty: true })) return [];
    return [box];
  });
}

function firstUnder(controls: readonly DOMRect[], { left, top, right, bottom }: Box): DOMRect | undefined {
  return controls.find((box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top);
}
