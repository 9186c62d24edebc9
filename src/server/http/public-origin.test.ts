import { expect, it } from 'vitest';
import { findConstantByName, updateConstant } from '#data/business/constants.ts';
import { storeFirstOrigin } from '#data/business/stored-origin.ts';
import { eachDatabase } from '../../../test/databases/each-database.ts';
import { publicOrigin } from './public-origin.ts';

eachDatabase((_kind, open) => {
  it('is that of PUBLIC_URL, whatever is stored', async () => {
    const database = await open();
    await storeFirstOrigin(database, 'https://otra.example');
    const origin = publicOrigin({ database, publicUrl: 'https://tienda.example/' });
    expect(await origin.current()).toBe('https://tienda.example');
  });

  it('is local until one is stored, then the first one, and what the seller sets', async () => {
    const database = await open();
    const origin = publicOrigin({ database, localOrigin: 'http://localhost:3000' });
    expect(await origin.current()).toBe('http://localhost:3000');
    expect(await storeFirstOrigin(database, 'https://tienda.example')).toBe(true);
    expect(await storeFirstOrigin(database, 'https://otra.example')).toBe(false);
    expect(await origin.current()).toBe('https://tienda.example');
    const { id = 0 } = (await findConstantByName(database, 'publicOrigin')) ?? {};
    await updateConstant(database, { id, value: 'https://nueva.example', now: 1 });
    expect(await origin.current()).toBe('https://nueva.example');
  });
});
