import type { AuditedValues } from './audit-entry.ts';

/** Longer texts are cut off. */
const MAX_LENGTH = 2500;

/** The old and new values that differ. */
export function changedValues(before: AuditedValues, after: AuditedValues): { from: AuditedValues; to: AuditedValues } {
  const changed = Object.keys(after).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  const pick = (values: AuditedValues) => Object.fromEntries(changed.map((name) => [name, values[name]]));
  return { from: limitTexts(pick(before)), to: limitTexts(pick(after)) };
}

export function limitTexts(values: AuditedValues): AuditedValues {
  const cutOff = (value: unknown) =>
    typeof value === 'string' && value.length > MAX_LENGTH ? `${value.slice(0, MAX_LENGTH)}…` : value;
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, cutOff(value)]));
}
