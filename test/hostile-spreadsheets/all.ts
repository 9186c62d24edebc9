import { type HostileFile, harmlessArchives, refusedArchives } from './archives.ts';
import { harmlessSheets, refusedSheets } from './sheets.ts';
import { harmlessTexts, refusedTexts } from './texts.ts';

/** Files that have to be refused, and odd ones of which the one product is read: `Whey 1 kg` for 38,500 pesos. */
export const hostileSpreadsheets: { refused: HostileFile[]; harmless: HostileFile[] } = {
  refused: [...refusedArchives, ...refusedSheets, ...refusedTexts],
  harmless: [...harmlessArchives, ...harmlessSheets, ...harmlessTexts],
};
