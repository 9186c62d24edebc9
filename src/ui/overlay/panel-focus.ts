/** Props of the panel's body, which takes the focus when the focused element is removed. */
export const panelBodyProps = { 'data-panel-body': true, tabIndex: -1 } as const;

/** Focuses the panel around an element that is about to be removed. */
export function focusPanel(element: Element): void {
  closestPanelBody(element)?.focus({ preventScroll: true });
}

/** The same, scrolled to the top, before the panel changes its view. */
export function focusPanelTop(element: Element): void {
  focusPanel(element);
  closestPanelBody(element)?.parentElement?.scrollTo({ top: 0, behavior: 'instant' });
}

function closestPanelBody(element: Element): HTMLElement | null {
  return element.closest<HTMLElement>('[data-panel-body]');
}
