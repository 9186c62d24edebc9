import { expect, it } from 'vitest';
import { Circuit } from './circuit.ts';

const fail = async () => Promise.reject(new Error('away'));
const succeed = async () => 'back';

it('refuses calls for a second after three failures in a row', async () => {
  let now = 0;
  const circuit = new Circuit({ refuse: () => new Error('refused'), now: () => now });
  await expect(circuit.run(fail)).rejects.toThrow('away');
  await expect(circuit.run(fail)).rejects.toThrow('away');
  expect(await circuit.run(succeed)).toBe('back');
  for (let count = 0; count < 3; count += 1) await expect(circuit.run(fail)).rejects.toThrow('away');
  await expect(circuit.run(succeed)).rejects.toThrow('refused');
  now = 1001;
  expect(await circuit.run(succeed)).toBe('back');
  expect(await circuit.run(succeed)).toBe('back');
});

it('then lets one call at a time through until it succeeds', async () => {
  let now = 0;
  const circuit = new Circuit({ refuse: () => new Error('refused'), now: () => now });
  for (let count = 0; count < 3; count += 1) await expect(circuit.run(fail)).rejects.toThrow('away');
  now = 1001;
  const probe = Promise.withResolvers<string>();
  const probing = circuit.run(() => probe.promise);
  await expect(circuit.run(succeed)).rejects.toThrow('refused');
  probe.reject(new Error('still away'));
  await expect(probing).rejects.toThrow('still away');
  await expect(circuit.run(succeed)).rejects.toThrow('refused');
  now = 2002;
  expect(await circuit.run(succeed)).toBe('back');
});
