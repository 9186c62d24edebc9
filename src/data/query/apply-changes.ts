/** Some fields of a draft; a field that is missing or undefined stays as it is. */
export type Changes<Draft> = { [Field in keyof Draft]?: Draft[Field] | undefined };

/** What was there, with the changes in it. */
export function applyChanges<Before extends object>(before: Before, changes: Changes<NoInfer<Before>>): Before {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  return { ...before, ...given };
}
