/** Marks the element of the panel that takes the focus when what had it goes away. */
export const panelBody = { 'data-panel-body': true, tabIndex: -1 } as const;

/** Puts the focus on the panel that the element stands in, before the element vanishes. */
export function focusPanel(element: Element): void {
  element.closest<HTMLElement>('[data-panel-body]')?.focus();
}
