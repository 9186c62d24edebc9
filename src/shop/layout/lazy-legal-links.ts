import { createLazyComponent } from '#ui/lazy/lazy-component.ts';

/** Loaded where the seller shows them. */
export const lazyLegalLinks = createLazyComponent(async () => (await import('./legal-links.tsx')).LegalLinks);
