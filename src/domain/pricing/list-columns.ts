/** What a column of a price list holds. */
export const COLUMN_ROLES = ['name', 'brand', 'size', 'flavor', 'code', 'price', 'other'] as const;
export type ColumnRole = (typeof COLUMN_ROLES)[number];

/** A column down the upright pages of a list, in points from the left, that a seller can tap. */
export type ColumnBand = { left: number; right: number; title: string; role: ColumnRole };

/** Roles that each product has once; the columns of two products side by side have them again. */
const SINGLE_ROLES: ReadonlySet<ColumnRole> = new Set(['name', 'price']);

/** Gives a column a role. The only other column with the price or the name loses it. */
export function assignRole(
  bands: readonly ColumnBand[],
  { index, role }: { index: number; role: ColumnRole },
): ColumnBand[] {
  const others = bands.filter((band, at) => at !== index && band.role === role);
  const moved = SINGLE_ROLES.has(role) && others.length === 1 ? others[0] : undefined;
  return bands.map((band, at) => {
    if (at === index) return { ...band, role };
    return band === moved ? { ...band, role: 'other' } : band;
  });
}
