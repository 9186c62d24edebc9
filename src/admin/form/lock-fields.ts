/**
 * Makes all fields below `container` read-only and its buttons idle, until the returned function is called. They are not
 * disabled, which would lose the focus. What is shown elsewhere, as a dialog, goes on working.
 */
export function lockFields(container: HTMLElement): () => void {
  const locked = [...container.querySelectorAll('input, textarea')].filter(isEditable);
  for (const field of locked) field.readOnly = true;
  container.addEventListener('click', cancel, true);
  container.addEventListener('drop', cancel, true);
  container.addEventListener('pointerdown', ignore, true);
  container.addEventListener('keydown', cancelChoice, true);
  return () => {
    for (const field of locked) field.readOnly = false;
    container.removeEventListener('click', cancel, true);
    container.removeEventListener('drop', cancel, true);
    container.removeEventListener('pointerdown', ignore, true);
    container.removeEventListener('keydown', cancelChoice, true);
  };
}

function isEditable(field: Element): field is HTMLInputElement | HTMLTextAreaElement {
  return (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && !field.readOnly;
}

function ignore(event: Event): void {
  event.stopPropagation();
}

function cancel(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** The keys that choose in a list, which has no read-only state. */
function cancelChoice(event: KeyboardEvent): void {
  const { target, key } = event;
  const isList = target instanceof HTMLSelectElement || (target instanceof Element && target.role === 'combobox');
  if (isList && key !== 'Tab') cancel(event);
}
