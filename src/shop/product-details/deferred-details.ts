import type { ComponentType } from 'react';
import { deferComponent } from '#ui/lazy/defer-component.tsx';
import { untilIdle } from '#ui/lazy/until-idle.ts';

const load = () => import('./details.tsx');
type Details = Awaited<ReturnType<typeof load>>;

// The server's build has them at hand; the branch is not in the browser's.
const onServer = import.meta.env.SSR ? await load() : null;
const whenIdle = onServer ? null : untilIdle().then(load);

function deferDetail<Props extends object>(pick: (details: Details) => ComponentType<Props>): ComponentType<Props> {
  return deferComponent(onServer && pick(onServer), async () => pick(await (whenIdle ?? load())));
}

/** Price per serving and per 100 g. */
export const DeferredUnitPrices = deferDetail(({ UnitPrices }) => UnitPrices);
/** Chats about what is sold out. */
export const DeferredBackInStock = deferDetail(({ BackInStock }) => BackInStock);
/** What helps to decide: links to share and to ask, terms of payment and delivery. */
export const DeferredProductHelp = deferDetail(({ ProductHelp }) => ProductHelp);
export const DeferredDescription = deferDetail(({ Description }) => Description);
