import { expect, it } from 'vitest';
import { withoutSpacing } from './card-cells.ts';

it('puts letters with space between them together, no sizes', () => {
  expect(withoutSpacing('N U T R I B RAV Í A')).toBe('NUTRIBRAVÍA');
  expect(withoutSpacing('EAA X 390 G')).toBe('EAA X 390 G');
});
