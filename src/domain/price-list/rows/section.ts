import type { Heading } from '../words/heading.ts';
import type { ListRow } from './list-row.ts';

/** What headings above a row have said so far. */
export type Section = { brand: string | null | undefined; brandStyle: string | undefined; section: ListRow['section'] };

export const NO_SECTION: Section = { brand: undefined, brandStyle: undefined, section: undefined };

type Printed = {
  heading: Heading;
  style: string /** Above the first row of the list, and not set as headings are. */;
  isTitle: boolean;
  /** In a line of heads that are sizes or flavors. */
  besideSizes: boolean;
};

/** What holds for the rows under a further heading. */
export function under(section: Section, { heading, style, isTitle, besideSizes }: Printed): Section {
  if (heading.kind === 'brand')
    return { brand: heading.brand, brandStyle: isTitle ? undefined : style, section: undefined };
  if (heading.kind === 'combos' || heading.kind === 'offers') return { ...section, section: heading.kind };
  if (heading.kind === 'foreign') return { brand: null, brandStyle: style, section: undefined };
  if (heading.kind === 'remark' || heading.kind === 'product') return section;
  // Where brands are set otherwise, what stands over the names is a kind of product.
  const isRubric = besideSizes && section.brandStyle !== undefined && section.brandStyle !== style;
  if (heading.kind === 'unknown' && !isRubric)
    return { brand: isTitle ? section.brand : null, brandStyle: style, section: undefined };
  // A kind of product that is set like the brands stands beside them, not under one.
  const peer = section.brandStyle !== undefined && section.brandStyle === style;
  return { ...section, ...(peer && { brand: undefined }), section: undefined };
}
