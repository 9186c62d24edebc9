import { expect, it } from 'vitest';
import { percentChangeTone, similarityTone } from './badge-tones.ts';

it.each([
  [0, 'success'],
  [5, 'success'],
  [-5, 'success'],
  [5.01, 'warning'],
  [-15, 'warning'],
  [15, 'warning'],
  [15.01, 'danger'],
  [-80, 'danger'],
])('[M9-26] a change of %d %% is %s', (percent, tone) => {
  expect(percentChangeTone(percent)).toBe(tone);
});

it.each([
  [1, 'success'],
  [0.8, 'success'],
  [0.79, 'warning'],
  [0.6, 'warning'],
  [0.59, 'danger'],
  [0, 'danger'],
])('[M9-27] a similarity of %d is %s', (score, tone) => {
  expect(similarityTone(score)).toBe(tone);
});
