import { deflateSync } from 'node:zlib';
import { flate, MEGA } from '../pdf/compression.ts';
import { onePage, ROW, stream } from '../pdf/pdf.ts';
import type { HostilePdf } from './refused.ts';

/** A page that draws `content` with object 6 as a resource. */
const pageWithResource = (content: string, kind: string, object: string | Buffer) =>
  onePage(content, { resources: `/${kind} << /X 6 0 R >>`, further: [object] });
const pageWithImage = (how: string, bytes: Buffer) =>
  pageWithResource('q 595 0 0 842 0 0 cm /X Do Q', 'XObject', stream(bytes, `/Type /XObject /Subtype /Image ${how}`));
const FILL = '/X cs 0.5 scn 0 0 9 9 re f';

/** Pages without text, or with contents that cannot be rendered; each must be refused. */
export const refusedDrawings: HostilePdf[] = [
  {
    name: 'a scanned page',
    bytes: () => pageWithImage('/Width 8 /Height 8 /ColorSpace /DeviceGray /BitsPerComponent 8', Buffer.alloc(64, 200)),
  },
  { name: 'a page with a number alone', bytes: () => onePage('BT /F1 9 Tf (1) Tj ET') },
  {
    name: 'a picture of a gigapixel',
    bytes: () =>
      pageWithImage('/Width 60000 /Height 60000 /ColorSpace /DeviceRGB /BitsPerComponent 8', Buffer.alloc(9)),
  },
  {
    name: 'a JPEG of four gigapixels',
    bytes: () => {
      const bytes = Buffer.from('ffd8ffc00011080ffffffff03012200021101031101', 'hex');
      return pageWithImage(
        '/Width 65535 /Height 65535 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode',
        bytes,
      );
    },
  },
  {
    name: 'a JBIG2 as wide as can be',
    bytes: () => {
      const bytes = Buffer.from('000000003000010000001300ffffff00ffffff00000000000000000000000000', 'hex');
      const size = '/Width 2000000000 /Height 2000000000';
      return pageWithImage(`${size} /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /JBIG2Decode`, bytes);
    },
  },
  {
    name: 'a JPEG 2000 as wide as can be',
    bytes: () => {
      const head = '0000000c6a5020200d0a870a00000014667479706a703220000000006a7032200000002d6a703268';
      const size = '000000166968647200ffffff00ffffff0003080700000000000f636f6c7201000000000010';
      const bytes = Buffer.from(`${head}${size}000000006a703263ff4fff51002f000000ffffff00ffffff00000000`, 'hex');
      return pageWithImage('/Width 16777215 /Height 16777215 /Filter /JPXDecode', bytes);
    },
  },
  {
    name: 'a wide picture within the page',
    bytes: () => onePage('q BI /W 100000 /H 100000 /BPC 8 /CS /RGB ID xx EI Q'),
  },
  {
    name: 'a picture that is its own mask',
    bytes: () =>
      pageWithImage('/Width 8 /Height 8 /ColorSpace /DeviceGray /BitsPerComponent 8 /SMask 6 0 R', Buffer.alloc(64)),
  },
  {
    name: 'a form that draws itself',
    bytes: () => {
      const how = '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 6 0 R >> >>';
      return pageWithResource('/X Do', 'XObject', stream('/X Do', how));
    },
  },
  {
    name: 'a pattern that fills itself',
    bytes: () => {
      const how =
        '/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 9 9] /XStep 0.0001 /YStep 0.0001 /Resources << /Pattern << /X 6 0 R >> >>';
      const content = '/Pattern cs /X scn 0 0 900 900 re f';
      return pageWithResource(content, 'Pattern', stream(content, how));
    },
  },
  { name: 'a colour that is itself', bytes: () => pageWithResource(FILL, 'ColorSpace', '[/Indexed 6 0 R 255 (x)]') },
  {
    name: 'a colour of eight thousand million samples',
    bytes: () => {
      const how = '/FunctionType 0 /Domain [0 1 0 1 0 1] /Range [0 1 0 1 0 1] /Size [2000 2000 2000] /BitsPerSample 8';
      return onePage(FILL, {
        resources: '/ColorSpace << /X [/Separation /X /DeviceRGB 6 0 R] >>',
        further: [stream(Buffer.alloc(10), how)],
      });
    },
  },
  {
    name: 'a function out of itself',
    bytes: () =>
      onePage(FILL, {
        resources: '/ColorSpace << /X [/Separation /X /DeviceRGB 6 0 R] >>',
        further: ['<< /FunctionType 3 /Domain [0 1] /Functions [6 0 R 6 0 R] /Bounds [0.5] /Encode [0 1 0 1] >>'],
      }),
  },
  {
    name: 'a shade of millions of triangles',
    bytes: () => {
      const how =
        '/ShadingType 4 /ColorSpace /DeviceRGB /BitsPerCoordinate 8 /BitsPerComponent 8 /BitsPerFlag 8 /Decode [0 9 0 9 0 1 0 1 0 1]';
      return pageWithResource('/X sh', 'Shading', flate(Buffer.alloc(20 * MEGA, 7), how));
    },
  },
  { name: '200,000 brackets', bytes: () => onePage(`${'['.repeat(200_000)}${']'.repeat(200_000)} TJ`) },
  { name: 'brackets that do not close', bytes: () => onePage(flate('['.repeat(20 * MEGA))) },
  {
    name: 'a thousand million columns to add up',
    bytes: () => {
      const how = '/Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 1000000000 >>';
      return onePage(stream(deflateSync(Buffer.from(ROW)), how));
    },
  },
  {
    name: 'five thousand filters',
    bytes: () => onePage(stream(deflateSync(Buffer.from(ROW)), `/Filter [${'/FlateDecode '.repeat(5000)}]`)),
  },
  {
    name: 'an encoding that uses itself',
    bytes: () =>
      onePage('BT /F2 9 Tf (AAAA) Tj ET', {
        resources: '/Font << /F2 6 0 R >>',
        further: [
          '<< /Type /Font /Subtype /Type0 /BaseFont /X /Encoding 7 0 R /DescendantFonts [8 0 R] >>',
          stream('begincmap /X usecmap endcmap', '/Type /CMap /CMapName /X /UseCMap 7 0 R'),
          '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /X /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> >>',
        ],
      }),
  },
];
