import { keepHtml } from '#ui/lazy/keep-html.tsx';

const load = async () => (await import('./mega-menu-content.tsx')).MegaMenuContent;

export const MegaMenu = keepHtml(import.meta.env.SSR ? await load() : null, load);
