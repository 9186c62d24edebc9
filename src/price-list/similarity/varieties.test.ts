import { expect, it } from 'vitest';
import { splitVarieties } from './varieties.ts';

it('takes a list of varieties in brackets out of a name', () => {
  expect(splitVarieties('ALFAJOR X 65 GR (CHOCOLATE NEGRO/BLANCO)')).toEqual({
    text: 'ALFAJOR X 65 GR',
    varieties: ['CHOCOLATE NEGRO/BLANCO'],
  });
});

it.each(['Pasta de Maní (con cacao)', 'Whey (1 kg/2 lb)', 'Bolso (S/M/L)', 'Magnesio (citrato/zinc)', 'Whey 1 kg'])(
  'leaves «%s» whole',
  (name) => {
    expect(splitVarieties(name)).toEqual({ text: name, varieties: [] });
  },
);
