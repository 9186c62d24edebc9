export type DeviceClass = 'mobile' | 'tablet' | 'desktop';

/** By the width of the page in CSS pixels. */
export function deviceClass(width: number): DeviceClass {
  if (width < 768) return 'mobile';
  return width <= 1024 ? 'tablet' : 'desktop';
}

const PAGE_SIZES: Readonly<Record<DeviceClass, number>> = { desktop: 12, tablet: 9, mobile: 6 };

/** Products on one page of the list. */
export function productsPerPage(device: DeviceClass): number {
  return PAGE_SIZES[device];
}

/** Breakpoints of carousels in CSS pixels; the spec sets them apart from those of pages. */
const CAROUSEL_BREAKPOINTS = { tablet: 464, desktop: 1024 } as const;

/** Visible items of each carousel. */
export const CAROUSEL_ITEMS = {
  related: { desktop: 5, tablet: 2, mobile: 1 },
  brands: { desktop: 4, tablet: 2, mobile: 1 },
} as const satisfies Record<string, Readonly<Record<DeviceClass, number>>>;

/** By the width of the page in CSS pixels. */
export function carouselDeviceClass(width: number): DeviceClass {
  if (width < CAROUSEL_BREAKPOINTS.tablet) return 'mobile';
  return width < CAROUSEL_BREAKPOINTS.desktop ? 'tablet' : 'desktop';
}
