import type { ListRow } from '../list/list-row.ts';
import type { Heading } from './heading.ts';

export type Section = {
  brand: string | null | undefined;
  brandStyle: string | undefined;
  section: ListRow['section'];
  /** How many rows stand above the last heading. */
  rows: number;
  /** Whether kinds of product stand under the brand, set like it. */
  parted: boolean;
};

export const NO_SECTION: Section = {
  brand: undefined,
  brandStyle: undefined,
  section: undefined,
  rows: -1,
  parted: false,
};

type PrintedHeading = {
  heading: Heading;
  style: string;
  /** Above the first row of the list, and not set as headings are. */
  isTitle: boolean;
  /** In a line of headers that are sizes or flavors, or set as known kinds of product are and brands are not. */
  likeKinds: boolean;
  rows: number;
};

export function sectionUnder(section: Section, { heading, style, isTitle, likeKinds, rows }: PrintedHeading): Section {
  if (heading.kind === 'brand')
    return { ...NO_SECTION, rows, brand: heading.brand, brandStyle: isTitle ? undefined : style };
  if (heading.kind === 'combos' || heading.kind === 'offers') return { ...section, rows, section: heading.kind };
  if (heading.kind === 'foreign') return { ...NO_SECTION, rows, brand: null, brandStyle: style };
  if (heading.kind === 'remark' || heading.kind === 'product') return section;
  // Where brands are set otherwise, what stands over the names is a kind of product.
  const isRubric = likeKinds && typeof section.brand === 'string' && section.brandStyle !== style;
  if (heading.kind === 'unknown' && !heading.named && !isRubric)
    return { ...NO_SECTION, rows, brand: isTitle ? section.brand : null, brandStyle: style };
  // A kind of product that is set like the brands stands beside them, unless it stands right below one.
  const peer = section.brandStyle !== undefined && section.brandStyle === style;
  const parted = section.parted || (peer && section.rows === rows);
  return { ...section, rows, ...(peer && !parted && { brand: undefined }), section: undefined, parted };
}
