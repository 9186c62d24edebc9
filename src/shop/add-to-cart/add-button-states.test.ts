import { expect, it } from 'vitest';
import { addSteps } from './add-button-states.ts';

it('[M4-17] [M9-15] loads, pauses and shows success when the product was added', () => {
  expect(addSteps('added')).toEqual([
    { state: 'loading', ms: 300 },
    { state: 'pausing', ms: 100 },
    { state: 'added', ms: 1000 },
  ]);
});

it('[M4-18] [M9-15] loads, pauses and shows failure when stock does not allow it', () => {
  expect(addSteps('refused')).toEqual([
    { state: 'loading', ms: 300 },
    { state: 'pausing', ms: 100 },
    { state: 'refused', ms: 1500 },
  ]);
});
