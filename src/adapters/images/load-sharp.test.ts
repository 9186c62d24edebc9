import { describe, expect, it } from 'vitest';
import { plainImage } from '../../../test/images/images.ts';
import { openImage } from './load-sharp.ts';

describe('openImage', () => {
  it.each([
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['GIF', Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64')],
    ['PPM', Buffer.from('P3 1 1 255 0 0 0')],
  ])('does not open %s even when asked to', async (_, bytes) => {
    await expect((await openImage(bytes)).metadata()).rejects.toThrow();
  });

  it('opens JPEG and PNG', async () => {
    for (const format of ['jpeg', 'png'] as const) {
      const picture = await openImage(await plainImage(4, 4).toFormat(format).toBuffer());
      expect(await picture.metadata()).toMatchObject({ format, width: 4 });
    }
  });
});
