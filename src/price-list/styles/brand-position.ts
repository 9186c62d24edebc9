import { type BrandNames, beginsWithBrand, brandWords, endsInBrand, findBrands } from '../brands/brand-names.ts';

/** Whether names of products begin with their brands in a list, or end in them. */
export type BrandPosition = { brandsFirst: boolean; brandsLast: boolean };

/** Each name in the ways it may go on: alone, and with what stands below it; `of` is how many products there are. */
export function readBrandPosition(
  names: readonly (readonly string[])[],
  { brands, of }: { brands: BrandNames; of: number },
): BrandPosition {
  const among = (is: (name: string) => boolean) => names.filter((ways) => ways.some(is)).length;
  const mentions = among((name) => findBrands(brandWords(name), brands).length > 0);
  // Of many rows the brands may be none of the catalogue's.
  const isCustom = (times: number) => times > (times >= 4 && times > 0.8 * mentions ? 0.15 : 0.3) * of;
  return {
    brandsFirst: isCustom(among((name) => beginsWithBrand(name, brands))),
    brandsLast: isCustom(among((name) => endsInBrand(name, brands))),
  };
}
