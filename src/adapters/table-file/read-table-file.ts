import { createFileReader, type Interruption } from '../price-list/process/file-reader.ts';
import type { TableFile, TableResult } from './read-table.ts';

export type TableFailure = Extract<TableResult, { ok: false }>['reason'] | Interruption;

/** Reads the products of a spreadsheet in a process of its own. */
export const readTableFile = createFileReader<TableFile, TableResult>(new URL('./table-process.ts', import.meta.url));
