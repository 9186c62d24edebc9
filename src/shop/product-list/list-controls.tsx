import { type ComponentType, lazy, Suspense } from 'react';
import type { WireFacets } from '#contract/responses/shop.ts';
import type { ListParams } from '../list-query/list-params.ts';

type ControlProps = { params: ListParams; facets: WireFacets };
type Controls = Record<'FilterPanel' | 'ActiveFilters', ComponentType<ControlProps>>;

const load = (): Promise<Controls> => import('./controls.ts');
const onServer = import.meta.env.SSR ? await load() : undefined;
// Where they cannot be loaded the list stays as it is.
const loaded = onServer ?? load().catch(() => undefined);

/** Rendered by the server; in the browser loaded beside the page, because its links and forms work without script. */
function control(name: keyof Controls) {
  const Control = onServer?.[name] ?? lazy(async () => ({ default: (await loaded)?.[name] ?? (() => null) }));
  return (props: ControlProps) => (
    <Suspense>
      <Control {...props} />
    </Suspense>
  );
}

export const FilterControls = control('FilterPanel');
export const FilterSummary = control('ActiveFilters');
