import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { api } from '#contract/urls/shop-urls.ts';
import { IMAGE_WIDTHS, imageVariantUrl } from '#domain/catalogue/product-image.ts';
import { adminTokens } from '../../test/clients/admin-client.ts';
import { hostileImages } from '../../test/hostile-images/corpus.ts';
import { plainImage } from '../../test/images/images.ts';
import { childMegabytes, residentMegabytes } from '../../test/report/process-usage.ts';
import type { ShopServer } from '../../test/servers/shop-server.ts';
import { startShopper, timed } from './shopper.ts';

/** `variants` that are asked for at once, `huge` images of 24 megapixels that are uploaded at once. */
type Sizes = { variants: number; huge: number };

/** Times in ms, memory in MB. */
export type HostileImageFigures = {
  files: number;
  variants: number;
  substitutes: number;
  newImageMs: number;
  slowestShopper: number;
  memory: { idle: number; peak: number; after: number };
  childPeak: number;
};

/** Five times what a quiet machine may take. */
const SHOPPER_LIMIT_MS = 5_000;
/** An AVIF of 24 megapixels takes 540, a process for variants 150. */
const CHILD_LIMIT_MB = 900;
/** Until the processes for images have ended. */
const IDLE_LIMIT_MS = 40_000;

const uploaded = z.object({ url: z.string() });

/** Uploads all hostile images to a real server, then huge ones, then asks for many variants, while a shopper shops. */
export async function sendHostileImages(server: ShopServer, sizes: Sizes): Promise<HostileImageFigures> {
  const upload = uploader(server, await adminTokens()(server.url));
  const hugeFile = await plainImage(6000, 4000).avif({ effort: 0 }).toBuffer();
  const idle = await residentMegabytes(server.pid);
  const shopper = startShopper(server, '/');
  const children = watchChildren(server);
  try {
    for (const { name, bytes, statuses } of hostileImages) {
      const { status } = await upload(await bytes());
      assert.ok(statuses.includes(status), `${name}: ${status}`);
    }
    const huge = await Promise.all(Array.from({ length: sizes.huge }, () => upload(hugeFile)));
    for (const { status } of huge) assert.equal(status, 200);
    const { substitutes, newImageMs } = await askForVariants({ server, upload, count: sizes.variants });
    const { slowestMs, peak } = await shopper.stop();
    assert.ok(slowestMs < SHOPPER_LIMIT_MS, `a shopper waited ${Math.round(slowestMs)} ms`);
    assert.ok(newImageMs < SHOPPER_LIMIT_MS, `a new image took ${Math.round(newImageMs)} ms`);
    const childPeak = await children.ended();
    assert.ok(!(childPeak > CHILD_LIMIT_MB), `the processes for images took ${Math.round(childPeak)} MB`);
    const after = await residentMegabytes(server.pid);
    return {
      files: hostileImages.length,
      variants: sizes.variants,
      substitutes,
      newImageMs,
      slowestShopper: slowestMs,
      memory: { idle, peak, after },
      childPeak,
    };
  } finally {
    await shopper.stop();
    children.stop();
  }
}

type Upload = (bytes: Uint8Array) => Promise<{ status: number; url: string }>;

function uploader(server: ShopServer, token: string): Upload {
  return async (bytes) => {
    const body = new FormData();
    body.set('file', new File([new Uint8Array(bytes)], 'foto.png', { type: 'image/png' }));
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(server.url + api.images, { method: 'POST', headers, body });
    const answer: unknown = await response.json();
    return { status: response.status, url: response.status === 200 ? uploaded.parse(answer).url : '' };
  };
}

type VariantLoad = { server: ShopServer; upload: Upload; count: number };

/** Asks for variants that nobody has asked for before; meanwhile for one of a new image. */
async function askForVariants({ server, upload, count }: VariantLoad) {
  const urls: string[] = [];
  for (let made = 0; urls.length < count; made += 1) {
    const colour = `#${(made * 7919).toString(16).padStart(6, '0').slice(-6)}`;
    const { url } = await upload(await plainImage(900, 900, colour).png().toBuffer());
    for (const width of IMAGE_WIDTHS) urls.push(imageVariantUrl({ url, width, format: 'webp' }));
  }
  const { url } = await upload(await plainImage(640, 640, '#fedcba').png().toBuffer());
  const asking = Promise.all(
    urls.slice(0, count).map(async (each) => {
      const response = await fetch(server.url + each);
      await response.arrayBuffer();
      assert.equal(response.status, 200);
      return response.headers.get('cache-control')?.includes('immutable') ?? false;
    }),
  );
  await pause(100);
  const newImageMs = await timed(async () => {
    const response = await fetch(server.url + imageVariantUrl({ url, width: 320, format: 'avif' }));
    await response.arrayBuffer();
    assert.equal(response.status, 200);
  });
  return { substitutes: (await asking).filter((isFinal) => !isFinal).length, newImageMs };
}

/** Measures the memory of the server's children until it is stopped. */
function watchChildren({ pid }: ShopServer) {
  let peak = 0;
  const timer = setInterval(async () => {
    peak = Math.max(peak, await childMegabytes(pid));
  }, 50);
  return {
    /** Waits until they have ended; returns the largest memory. */
    async ended(): Promise<number> {
      const deadline = Date.now() + IDLE_LIMIT_MS;
      while ((await childMegabytes(pid)) > 0) {
        assert.ok(Date.now() < deadline, 'the processes for images do not end');
        await pause(500);
      }
      return peak;
    },
    stop: () => clearInterval(timer),
  };
}
