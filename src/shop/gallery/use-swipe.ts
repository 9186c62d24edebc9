import { type CSSProperties, type PointerEvent, useRef, useState } from 'react';
import { indexAfterSwipe, isClick, type SlidePosition } from './swipe.ts';

type SwipeOptions = {
  position: SlidePosition;
  onSwipe: (index: number) => void;
  /** A click, by pointer or key. */
  onPress: () => void;
};

/** Swiping on a button: `handlers` are the props of the button, `strip` those of the strip of images inside it. */
export function useSwipe({ position, onSwipe, onPress }: SwipeOptions) {
  const start = useRef<number | null>(null);
  const distance = useRef(0);
  const [dx, setDx] = useState(0);

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      distance.current = 0;
      if (!event.isPrimary || event.button !== 0) return;
      start.current = event.clientX;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent) {
      if (start.current === null) return;
      distance.current = event.clientX - start.current;
      setDx(distance.current);
    },
    onPointerUp() {
      if (start.current !== null) onSwipe(indexAfterSwipe(position, distance.current));
      release();
    },
    onPointerCancel: release,
    onClick() {
      if (isClick(distance.current)) onPress();
      distance.current = 0;
    },
    onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
  };

  function release(): void {
    start.current = null;
    setDx(0);
  }

  return { handlers, strip: { style: stripStyle(position.index, dx), 'data-dragged': dx !== 0 || undefined } };
}

/** Undefined when nothing is shifted, because the server's HTML must not have style attributes. */
function stripStyle(index: number, dx: number): CSSProperties | undefined {
  return index === 0 && dx === 0 ? undefined : { transform: `translateX(calc(${-100 * index}% + ${dx}px))` };
}
