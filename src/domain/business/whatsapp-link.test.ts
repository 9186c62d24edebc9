import { describe, expect, it } from 'vitest';
import { whatsAppLink } from './whatsapp-link.ts';

describe('whatsAppLink', () => {
  it.each(['5493511234567', '+54 9 351 123-4567', '(54) 9 351 1234567', '54-9-351-1234567\n@evil.example/?text='])(
    '[M7-16] goes to the digits of %j only',
    (phone) => {
      const { origin, pathname } = new URL(whatsAppLink({ phone, text: 'hola' }));
      expect([origin, pathname]).toEqual(['https://wa.me', '/5493511234567']);
    },
  );

  it('[M7-16] carries the whole text, encoded', () => {
    const text = 'a\nb & c=d #e + 100% ñ 👍🏽';
    const link = whatsAppLink({ phone: '549', text });
    expect(link).toBe(`https://wa.me/549?text=${encodeURIComponent(text)}`);
    expect([...new URL(link).searchParams]).toEqual([['text', text]]);
  });

  it('[M7-16] does not throw at lone surrogates', () => {
    expect(whatsAppLink({ phone: '549', text: '\udc4d' })).toBe('https://wa.me/549?text=%EF%BF%BD');
  });
});
