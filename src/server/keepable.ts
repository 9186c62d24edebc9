import { api } from '#contract/urls.ts';

/** What names an answer, and whether there is no end of such names. */
export type AnswerName = { key: string; endless: boolean };

const calls = new Set<string>([
  api.products,
  api.productList,
  api.suplements,
  api.brands,
  api.shippingCost,
  api.business,
]);
const oneProduct = api.product.replace(':name', '');

const callParameters = ['categoria', 'limit', 'link', 'search', 'sortOrder', 'startAfterId'];
const pageParameters = ['desde', 'search', 'sort'];
const endless = new Set(['desde', 'search', 'startAfterId']);

/**
 * The name of the answer to a request for this path and query (with its `?`, or empty); undefined when answers there
 * may differ from one asker to the next. Parameters that the answer cannot depend on are no part of the name.
 */
export function answerName(path: string, query: string): AnswerName | undefined {
  const parameters = parametersOf(path);
  if (!parameters) return undefined;
  if (query.length <= 1) return { key: path, endless: false };
  const given = new URLSearchParams(query);
  const kept = parameters.flatMap((name) => {
    const value = given.get(name);
    return value ? [[name, value]] : [];
  });
  const key = kept.length > 0 ? `${path}?${new URLSearchParams(kept)}` : path;
  return { key, endless: kept.some(([name = '']) => endless.has(name)) };
}

function parametersOf(path: string): readonly string[] | undefined {
  if (path.startsWith(`${api.base}/`))
    return calls.has(path) || path.startsWith(oneProduct) ? callParameters : undefined;
  return /^\/(?:admin|images|assets)(?:\/|$)/.test(path) ? undefined : pageParameters;
}
