/** What may lie behind an upload, and what has to come of it: a refusal, or a picture without the payload. */
export type HostileImage = {
  name: string;
  bytes: () => Promise<Uint8Array> | Uint8Array;
  /** Statuses that are right for it. */
  statuses: readonly number[];
};

/** Occurs in each payload, and must occur in no file of the store. */
export const MARK = 'alert(31337)';

export const SCRIPT = `<script>${MARK}</script>`;
