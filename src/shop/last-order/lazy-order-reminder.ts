import { createLoadedPart } from '#ui/lazy/lazy-component.ts';

/** Loaded when a reminder is due. */
export const orderReminder = createLoadedPart(async () => (await import('./order-reminder.tsx')).OrderReminder);
