import { brands } from '#demo/catalogue/brands.ts';
import type { DemoBrand, DemoProduct } from '#demo/catalogue/types.ts';
import { colorLook, flavorLook } from '../art/flavors.ts';
import type { Label } from '../art/label.ts';
import { layoutOf } from '../art/layouts.ts';
import { typographyOf } from '../art/typography.ts';
import type { Part } from '../model/geometry.ts';
import type { PackageDesign } from '../shapes/packaging/container.ts';
import { claimsOf } from './facts.ts';
import { findRole } from './find-role.ts';
import { finishOf } from './finishes.ts';
import type { Role } from './role.ts';

/** A product in one of its flavors or colours. */
export type ProductVariant = { product: DemoProduct; variant: string | undefined };

/** A model at the origin, and its pose in front of the camera. */
export type ProductModel = { role: Role; parts: Part[]; member: ProductVariant };

export async function createModel(member: ProductVariant): Promise<ProductModel> {
  const role = findRole(member.product);
  const label = labelOf(member);
  if ('equipment' in role) {
    return { role, member, parts: await role.equipment({ label, color: gearColor(member, label) }) };
  }
  return { role, member, parts: await role.container(packageDesign({ label, role, member })) };
}

/** The flavors, or the colours without their sizes. */
export function variantsOf({ flavors }: DemoProduct): string[] {
  return [...new Map(flavors.map(({ name }) => [colorLook(name) ?? name, name])).values()];
}

export function findBrand(link: string): DemoBrand {
  const brand = brands.find((each) => each.link === link);
  if (!brand) throw new RangeError(`no brand ${link}`);
  return brand;
}

function labelOf({ product, variant }: ProductVariant): Label {
  const brand = findBrand(product.brand);
  return {
    brand,
    typography: typographyOf(brand),
    ...product.drawing.label,
    flavor: variant === undefined ? undefined : flavorLook(variant),
    claims: claimsOf(product),
  };
}

function packageDesign({ label, role, member }: { label: Label; role: Role; member: ProductVariant }): PackageDesign {
  const finish = finishOf(label.brand);
  const amber = finish.glass === true && member.product.drawing.shape === 'bottle';
  const body = ('body' in role && role.body) || (amber ? '#8a4a16' : finish.body);
  return { label, layout: layoutOf(label.brand.link), body, lid: finish.lid, glass: amber };
}

function gearColor({ variant }: ProductVariant, { brand }: Label): string {
  return (variant !== undefined && colorLook(variant)) || brand.colors.base;
}
