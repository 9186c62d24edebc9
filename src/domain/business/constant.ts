/** An editable fact of the business: `name` is its key, `label` its name on the screen. */
export type Constant = { id: number; name: string; label: string; value: string; version: number };
