import type { Label, Layout } from '../../art/label.ts';
import type { Part } from '../../model/geometry.ts';

/** What a container wears. Colours as '#rrggbb'. */
export type PackageDesign = {
  label: Label;
  layout: Layout;
  body: string;
  lid: string;
  /** Glass that lets light through, for bottles. */
  glass?: boolean;
};

/** The parts of a container that stands on the floor at the origin, about one unit tall, its front towards +z. */
export type Container = (dress: PackageDesign) => Promise<Part[]>;
