import type { Heading } from '../words/heading.ts';
import type { ListRow } from './list-row.ts';

/** What headings above a row have said so far. */
export type Section = { brand: string | null | undefined; brandStyle: string | undefined; section: ListRow['section'] };

export const NO_SECTION: Section = { brand: undefined, brandStyle: undefined, section: undefined };

type Printed = {
  heading: Heading;
  style: string /** With how much there is of something: a name without a price. */;
  sized: boolean /** Above the first row of the list, and not set as headings are. */;
  isTitle: boolean;
};

/** What holds for the rows under a further heading. */
export function under(section: Section, { heading, style, sized, isTitle }: Printed): Section {
  if (heading.kind === 'brand' && sized) return section;
  if (heading.kind === 'brand')
    return { brand: heading.brand, brandStyle: isTitle ? undefined : style, section: undefined };
  if (heading.kind === 'combos' || heading.kind === 'offers') return { ...section, section: heading.kind };
  if (heading.kind === 'foreign') return { brand: null, brandStyle: style, section: undefined };
  if (heading.kind === 'remark' || heading.kind === 'product') return section;
  if (heading.kind === 'unknown')
    return { brand: isTitle ? section.brand : null, brandStyle: style, section: undefined };
  // A kind of product that is set like the brands stands beside them, not under one.
  const peer = section.brandStyle !== undefined && section.brandStyle === style;
  return { ...section, ...(peer && { brand: undefined }), section: undefined };
}
