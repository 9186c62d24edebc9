import { IMAGE_HASH, IMAGE_WIDTHS } from '#domain/catalogue/product-image.ts';

export type VariantName = { master: string } & (
  | { kind: 'master' }
  | { kind: 'sized'; width: number; format: 'avif' | 'webp' }
  | { kind: 'preview' }
);

const NAME = new RegExp(`^(?<hash>${IMAGE_HASH})(?:-(?<size>\\d{3,4}|og))?\\.(?<format>avif|webp|jpg)$`);

/** Reads `<hash>.webp`, `<hash>-<width>.<avif|webp>` and `<hash>-og.jpg`; any other name, or width, is undefined. */
export function parseVariantName(name: string): VariantName | undefined {
  const { hash, size, format } = NAME.exec(name)?.groups ?? {};
  const master = `${hash}.webp`;
  if (size === 'og') return format === 'jpg' ? { kind: 'preview', master } : undefined;
  if (size === undefined) return format === 'webp' ? { kind: 'master', master } : undefined;
  const width = IMAGE_WIDTHS.find((each) => String(each) === size);
  if (width === undefined || (format !== 'avif' && format !== 'webp')) return undefined;
  return { kind: 'sized', master, width, format };
}
