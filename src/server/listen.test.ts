import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { listen } from './listen.ts';

it.each([
  [undefined, 'Set PORT to a free one'],
  ['METRICS_', 'Set METRICS_PORT to a free one'],
] as const)('names the setting of an address that is taken (%s)', async (setting, text) => {
  const taken = createServer();
  const port = await listen(taken, { port: 0, host: '127.0.0.1' });
  const address = { port, host: '127.0.0.1', ...(setting && { setting }) };
  await expect(listen(createServer(), address)).rejects.toThrow(text);
  await new Promise((resolve) => taken.close(resolve));
});
