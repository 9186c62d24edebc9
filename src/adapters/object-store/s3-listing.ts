export type S3Listing = { files: { key: string; size: number; modifiedAt: number }[]; more: boolean };

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

/** Parses a response to ListObjects; dates become epoch milliseconds. */
export function parseListing(xml: string): S3Listing {
  const files = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, file = '']) => ({
    key: unescapeXml(elementText(file, 'Key')),
    size: Number(elementText(file, 'Size')),
    modifiedAt: Date.parse(elementText(file, 'LastModified')),
  }));
  return { files, more: elementText(xml, 'IsTruncated') === 'true' };
}

function elementText(xml: string, name: string): string {
  return new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '';
}

function unescapeXml(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) =>
    name ? (ENTITIES[name] ?? whole) : String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16)),
  );
}
