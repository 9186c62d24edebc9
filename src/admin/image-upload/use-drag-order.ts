import { type PointerEvent, type RefObject, useState } from 'react';

type DragOrderOptions = {
  grid: RefObject<HTMLElement | null>;
  /** Moves the tile `key` to the index `to`. */
  onMove: (key: string, to: number) => void;
};

/** Drag and drop order of the elements marked `data-tile`: the dragged tile takes the index of the tile under the pointer. */
export function useDragOrder({ grid, onMove }: DragOrderOptions) {
  const [dragged, setDragged] = useState<string | null>(null);

  const start = (key: string) => (event: PointerEvent) => {
    if (event.button !== 0) return;
    // Prevents text selection and the browser's own dragging.
    if (event.pointerType === 'mouse') event.preventDefault();
    const ending = new AbortController();
    const { signal } = ending;
    const over = ({ clientX, clientY }: globalThis.PointerEvent) => {
      const tiles = [...(grid.current?.querySelectorAll<HTMLElement>('[data-tile]') ?? [])];
      const to = tiles.findIndex((tile) => containsPoint(tile.getBoundingClientRect(), clientX, clientY));
      if (to < 0 || tiles[to]?.dataset.tile === key) return;
      setDragged(key);
      onMove(key, to);
    };
    const end = () => {
      ending.abort();
      setDragged(null);
    };
    window.addEventListener('pointermove', over, { signal });
    // Scrolling by touch ends with pointercancel.
    for (const name of ['pointerup', 'pointercancel']) window.addEventListener(name, end, { signal });
  };

  return { dragged, start };
}

function containsPoint({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}
