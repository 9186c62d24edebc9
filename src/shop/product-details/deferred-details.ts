import { deferComponent } from '#ui/lazy/defer-component.ts';
import { untilIdle } from '#ui/lazy/until-idle.ts';

const load = () => import('./details.tsx');

// The server's build has them at hand; the branch is not in the browser's.
const onServer = import.meta.env.SSR ? await load() : null;
const whenIdle = onServer ? null : untilIdle().then(load);

/** Price per serving and per 100 g. */
export const DeferredUnitPrices =
  onServer?.UnitPrices ?? deferComponent(async () => (await (whenIdle ?? load())).UnitPrices);
/** Chats about what is sold out. */
export const DeferredBackInStock =
  onServer?.BackInStock ?? deferComponent(async () => (await (whenIdle ?? load())).BackInStock);
/** What helps to decide: links to share and to ask, terms of payment and delivery. */
export const DeferredProductHelp =
  onServer?.ProductHelp ?? deferComponent(async () => (await (whenIdle ?? load())).ProductHelp);
export const DeferredDescription =
  onServer?.Description ?? deferComponent(async () => (await (whenIdle ?? load())).Description);
