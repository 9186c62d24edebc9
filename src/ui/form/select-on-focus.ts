import type { FocusEvent, MouseEvent } from 'react';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Event handlers of a text field that selects its text as it gets the focus, so that typing replaces it. */
export const selectOnFocus = {
  onMouseDown: ({ currentTarget }: MouseEvent<TextControl>) => {
    // Safari drops the selection at the end of the press that focuses the field.
    if (currentTarget !== document.activeElement) document.addEventListener('mouseup', preventDefault, { once: true });
  },
  // Not `select()`, which iOS ignores.
  onFocus: ({ currentTarget }: FocusEvent<TextControl>) =>
    currentTarget.setSelectionRange(0, currentTarget.value.length),
};

function preventDefault(event: Event): void {
  event.preventDefault();
}
