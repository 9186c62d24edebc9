/** Marks the element of the panel that takes the focus when what had it goes away. */
export const panelBodyProps = { 'data-panel-body': true, tabIndex: -1 } as const;

/** Puts the focus on the panel that the element stands in, before the element vanishes. */
export function focusPanel(element: Element): void {
  closestPanelBody(element)?.focus({ preventScroll: true });
}

/** The same before the panel's other view comes, which is to be seen from its start. */
export function focusPanelTop(element: Element): void {
  focusPanel(element);
  closestPanelBody(element)?.parentElement?.scrollTo({ top: 0, behavior: 'instant' });
}

function closestPanelBody(element: Element): HTMLElement | null {
  return element.closest<HTMLElement>('[data-panel-body]');
}
