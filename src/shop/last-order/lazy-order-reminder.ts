import { createLazyComponent } from '#ui/lazy/lazy-component.ts';

/** Loaded when a reminder is due. */
export const lazyOrderReminder = createLazyComponent(async () => (await import('./order-reminder.tsx')).OrderReminder);
