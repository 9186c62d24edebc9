import { parseJson } from '#domain/text/parse-json.ts';
import { createPersistedStore } from '#ui/store/persisted-store.ts';
import { isObject } from '../tab-storage/tab-value.ts';

/** `answers` is what the seller said of the preview; `expiresAt` is the preview's end in epoch milliseconds. */
type PreviewAnswers = { previewId: string; expiresAt: number; answers: unknown };

/** Another tab may still show an earlier preview. */
const MAX_PREVIEWS = 3;
const NONE: readonly PreviewAnswers[] = [];

const store = createPersistedStore<readonly PreviewAnswers[]>({
  key: 'priceListAnswers',
  empty: NONE,
  parse: (text) => {
    const value = parseJson(text);
    return Array.isArray(value) ? value.filter(isPreviewAnswers) : NONE;
  },
  serialize: (all) => (all.length === 0 ? null : JSON.stringify(all)),
});

/** Stores the answers for all tabs, until the preview ends. */
export function storePreviewAnswers(answers: PreviewAnswers): void {
  const others = store.latest().filter(({ previewId }) => previewId !== answers.previewId);
  store.save([...others, answers].slice(-MAX_PREVIEWS));
}

/** The answers about this preview, of whatever tab stored them last; undefined when it has expired. */
export function loadPreviewAnswers(id: string): unknown {
  forgetExpiredPreviewAnswers();
  return store.get().find(({ previewId }) => previewId === id)?.answers;
}

export function forgetPreviewAnswers(id: string): void {
  keepAnswers(({ previewId }) => previewId !== id);
}

export function forgetAllPreviewAnswers(): void {
  keepAnswers(() => false);
}

/** The computer may be shared: prices of a supplier stay no longer than they are of use. */
export function forgetExpiredPreviewAnswers(): void {
  const now = Date.now();
  keepAnswers(({ expiresAt }) => expiresAt > now);
}

function keepAnswers(isKept: (answers: PreviewAnswers) => boolean): void {
  const all = store.latest();
  const kept = all.filter(isKept);
  if (kept.length < all.length) store.save(kept);
}

function isPreviewAnswers(value: unknown): value is PreviewAnswers {
  if (!isObject(value)) return false;
  const { previewId, expiresAt } = value;
  return typeof previewId === 'string' && typeof expiresAt === 'number';
}
