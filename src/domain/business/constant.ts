/**
 * An editable fact of the business: `name` is its key, `label` its name on the screen. `changedAt` in epoch milliseconds,
 * null when it is as the shop began or was changed before that was recorded.
 */
export type Constant = {
  id: number;
  name: string;
  label: string;
  value: string;
  version: number;
  changedAt: number | null;
};
