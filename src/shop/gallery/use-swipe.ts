import { type CSSProperties, type PointerEvent, useRef, useState } from 'react';
import { indexAfterSwipe, isClick, type SlidePosition } from './swipe.ts';

type SwipeOptions = {
  position: SlidePosition;
  onSwipe: (index: number) => void;
  /** A press that was no swipe, by pointer or key. */
  onPress: () => void;
};

/** Lets a strip of pictures follow the finger on a button: `handlers` for the button, `strip` for the strip inside it. */
export function useSwipe({ position: place, onSwipe, onPress }: SwipeOptions) {
  const start = useRef<number | null>(null);
  const travelled = useRef(0);
  const [dx, setDx] = useState(0);

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      travelled.current = 0;
      if (!event.isPrimary || event.button !== 0) return;
      start.current = event.clientX;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent) {
      if (start.current === null) return;
      travelled.current = event.clientX - start.current;
      setDx(travelled.current);
    },
    onPointerUp() {
      if (start.current !== null) onSwipe(indexAfterSwipe(place, travelled.current));
      release();
    },
    onPointerCancel: release,
    onClick() {
      if (isClick(travelled.current)) onPress();
      travelled.current = 0;
    },
    onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
  };

  function release(): void {
    start.current = null;
    setDx(0);
  }

  return { handlers, strip: { style: stripStyle(place.index, dx), 'data-dragged': dx !== 0 || undefined } };
}

/** Undefined where nothing is shifted, because the page from the server must not carry styles. */
function stripStyle(index: number, dx: number): CSSProperties | undefined {
  return index === 0 && dx === 0 ? undefined : { transform: `translateX(calc(${-100 * index}% + ${dx}px))` };
}
