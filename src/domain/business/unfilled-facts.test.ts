import { describe, expect, it } from 'vitest';
import { demoFacts, shownFact, unfilledFacts } from './unfilled-facts.ts';

describe('facts of the business', () => {
  it.each([
    ['whatsappPhone', '5490000000000', ''],
    ['whatsappPhone', '5493572000000', '5493572000000'],
    ['slogan', 'Tu eslogan va acá', ''],
    ['instagram', 'https://www.instagram.com/', ''],
    ['instagram', 'https://www.instagram.com/tienda', 'https://www.instagram.com/tienda'],
    ['pickupPlace2', 'Drugstore de Oncativo (dirección a completar)', 'Drugstore de Oncativo'],
    ['pickupPlace2', 'Mitre 1 (esquina)', 'Mitre 1 (esquina)'],
    ['branch1Hours', 'Horario a completar', ''],
  ])('%s %j is shown as %j', (name, value, shown) => {
    expect(shownFact({ name, value })).toBe(shown);
  });

  it('are unfilled while they are those of a new shop or of the demo, or without a phone', () => {
    const unfilled = (facts: Record<string, string>) =>
      unfilledFacts(Object.entries(facts).map(([name, value]) => ({ name, value }))).map(({ name }) => name);
    expect(unfilled({ whatsappPhone: '5490000000000', slogan: 'Entrená', email: 'hola@tienda.ar' })).toEqual([
      'whatsappPhone',
    ]);
    expect(unfilled({ whatsappPhone: '', instagram: '' })).toEqual(['whatsappPhone']);
    expect(unfilled(Object.fromEntries(demoFacts))).toEqual([...demoFacts.keys()]);
  });
});
