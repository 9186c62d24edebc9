export type S3Listing = { files: { key: string; changedAt: number }[]; more: boolean };

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

/** Reads one answer of ListObjects; dates become epoch milliseconds. */
export function listingOf(xml: string): S3Listing {
  const files = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, file = '']) => ({
    key: unescaped(element(file, 'Key')),
    changedAt: Date.parse(element(file, 'LastModified')),
  }));
  return { files, more: element(xml, 'IsTruncated') === 'true' };
}

function element(xml: string, name: string): string {
  return new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '';
}

function unescaped(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) =>
    name ? (ENTITIES[name] ?? whole) : String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16)),
  );
}
