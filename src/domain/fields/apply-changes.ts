import type { Changes } from './field.ts';

/** The values with the changes in them; a change that is undefined leaves its value as it is. */
export function applyChanges<Values extends object>(values: Values, changes: Changes<NoInfer<Values>>): Values {
  const defined = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  return { ...values, ...defined };
}
