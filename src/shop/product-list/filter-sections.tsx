import type { WireFacets } from '#contract/responses/shop.ts';
import type { ListParams } from '../list-query/list-params.ts';
import { filterGroups } from './filter-choices.ts';
import { FilterSection } from './filter-section.tsx';

/** Those of some 200 lists. */
const MAX_CACHED_LENGTH = 2_000_000;

type FilterSectionsProps = { params: ListParams; facets: Omit<WireFacets, 'prices'> };

const className = 'contents';

/** The choices of all kinds. */
export function FilterSections({ params, facets }: { params: ListParams; facets: WireFacets }) {
  const { prices: _, ...counts } = facets;
  return renderSections ? (
    <div
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from React, which has escaped every text
      dangerouslySetInnerHTML={{ __html: renderSections({ params, facets: counts }) }}
    />
  ) : (
    <div className={className}>
      <Sections params={params} facets={counts} />
    </div>
  );
}

function Sections({ params, facets }: FilterSectionsProps) {
  return filterGroups(params, facets).map((group) => (
    <FilterSection key={group.title} {...group} isWhole={params.allChoices === true} />
  ));
}

const renderedOnce = import.meta.env.SSR ? (await import('#ui/lazy/rendered-once.tsx')).renderedOnce : null;

/** For the server: the choices of a list seldom change when its products do. */
const renderSections = renderedOnce?.(Sections, { maxLength: MAX_CACHED_LENGTH, isHydrated: true });
