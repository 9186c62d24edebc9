import type { AuditEntry } from './audit-entry.ts';

/** The entry of many products that came from a spreadsheet. */
export function productsImported(counts: { created: number; changed: number }): AuditEntry {
  return { did: 'products imported', to: counts };
}

/** The entry of products that are again as they were before. */
export function importUndone(counts: { deleted: number; restored: number }): AuditEntry {
  return { did: 'import undone', to: counts };
}
