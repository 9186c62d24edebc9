import { describe, expect, it } from 'vitest';
import { brandOfCell, saidBrand, toBrandNames } from './brand-names.ts';

const NAMES = [
  'Toro Titanio',
  'Flor Andina',
  'Semilla Andina',
  'Nordalab',
  'Whey & Oro',
  'Laboratorio Pirán',
  'Doctor Yarará',
  'Hermanos Quiroga',
];
const BRANDS = toBrandNames(NAMES, (word) => word === 'whey');

describe('shortened brands', () => {
  it.each([
    ['T. TITANIO', 'Toro Titanio'],
    ['TORO T.', 'Toro Titanio'],
    ['Titanio', 'Toro Titanio'],
    ['Sem. Andina', 'Semilla Andina'],
    ['F. Andina', 'Flor Andina'],
    ['Norda', 'Nordalab'],
    ['Pirán', 'Laboratorio Pirán'],
    ['Lab. Pirán', 'Laboratorio Pirán'],
    ['Dr Yarará', 'Doctor Yarará'],
    ['DR. YARARÁ', 'Doctor Yarará'],
    ['Hnos. Quiroga', 'Hermanos Quiroga'],
    ['DRYARARA', 'Doctor Yarará'],
    ['TTITAN', 'Toro Titanio'],
  ])('%s is %s', (text, brand) => {
    expect(brandOfCell(text, BRANDS)).toBe(brand);
  });

  it.each([
    'Andina',
    'Titanio Farma',
    'Nor',
    'T.',
    'Whey',
    'Titanio Toro',
    'Oro',
    'Dar Yarará',
    'Dt Yarará',
    'Dlr Yarará',
    'Dr',
    'DYAR',
    'ARARA',
  ])('%s is none', (text) => {
    expect(saidBrand(text, BRANDS)).toBeNull();
  });
});
