import { keepHtml } from '#ui/lazy/keep-html.tsx';

const load = async () => (await import('./footer-content.tsx')).FooterContent;

export const ShopFooter = keepHtml(import.meta.env.SSR ? await load() : null, load);
