import { expect, it } from 'vitest';
import { parseListing } from './s3-listing.ts';

it('reads names, sizes, dates and whether there is more, in whatever way XML writes them', () => {
  const xml = `<?xml version="1.0"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">
    <Name>shop</Name><IsTruncated>true</IsTruncated>
    <Contents><Key>a&amp;lt;&#233;&#xE9;.webp</Key><LastModified>2026-01-02T03:04:05.000Z</LastModified><Size>12</Size></Contents>
    <Contents><Size>3</Size><LastModified>2026-01-02T03:04:06.000Z</LastModified><Key>b.webp</Key></Contents>
    </ListBucketResult>`;
  const modifiedAt = Date.UTC(2026, 0, 2, 3, 4, 5);
  expect(parseListing(xml)).toEqual({
    more: true,
    files: [
      { key: 'a&lt;éé.webp', size: 12, modifiedAt },
      { key: 'b.webp', size: 3, modifiedAt: modifiedAt + 1000 },
    ],
  });
});

it('finds nothing in an empty bucket', () => {
  expect(parseListing('<ListBucketResult><IsTruncated>false</IsTruncated></ListBucketResult>')).toEqual({
    more: false,
    files: [],
  });
});
