import { brands } from '#demo/catalogue/brands.ts';
import type { DemoBrand, DemoProduct } from '#demo/catalogue/types.ts';
import { colorLook, flavorLook } from '../art/flavors.ts';
import type { Label } from '../art/label.ts';
import { layoutOf } from '../art/layouts.ts';
import { voiceOf } from '../art/voices.ts';
import type { Part } from '../model/geometry.ts';
import type { Dress } from '../shapes/packaging/container.ts';
import { roleOf } from './casting.ts';
import { claimsOf } from './facts.ts';
import { finishOf } from './finishes.ts';
import type { Role } from './role.ts';

/** A product in one of its flavors or colours. */
export type Member = { product: DemoProduct; variant: string | undefined };

/** A thing to be photographed, standing at the origin as it comes, and how it likes to be seen. */
export type Model = { role: Role; parts: Part[]; member: Member };

export async function modelOf(member: Member): Promise<Model> {
  const role = roleOf(member.product);
  const label = labelOf(member);
  if ('equipment' in role) {
    return { role, member, parts: await role.equipment({ label, color: gearColor(member, label) }) };
  }
  return { role, member, parts: await role.container(dressOf({ label, role, member })) };
}

/** The flavors, or the colours without their sizes. */
export function variantsOf({ flavors }: DemoProduct): string[] {
  return [...new Map(flavors.map(({ name }) => [colorLook(name) ?? name, name])).values()];
}

export function brandOf(link: string): DemoBrand {
  const brand = brands.find((each) => each.link === link);
  if (!brand) throw new RangeError(`no brand ${link}`);
  return brand;
}

function labelOf({ product, variant }: Member): Label {
  const brand = brandOf(product.brand);
  return {
    brand,
    voice: voiceOf(brand),
    ...product.drawing.label,
    flavor: variant === undefined ? undefined : flavorLook(variant),
    claims: claimsOf(product),
  };
}

function dressOf({ label, role, member }: { label: Label; role: Role; member: Member }): Dress {
  const finish = finishOf(label.brand);
  const amber = finish.glass === true && member.product.drawing.shape === 'bottle';
  const body = ('body' in role && role.body) || (amber ? '#8a4a16' : finish.body);
  return { label, layout: layoutOf(label.brand.link), body, lid: finish.lid, glass: amber };
}

function gearColor({ variant }: Member, { brand }: Label): string {
  return (variant !== undefined && colorLook(variant)) || brand.colors.base;
}
