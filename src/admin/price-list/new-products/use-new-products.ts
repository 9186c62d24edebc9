import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ListedLine, PricePreview } from '#contract/admin/price-list/price-preview.ts';
import { MAX_NEW_PRODUCTS } from '#contract/requests/price-list-limits.ts';
import { adminPages } from '#contract/urls/admin-urls.ts';
import { costByRule, dollarPriceByRule, priceByRule } from '#domain/pricing/price-rule.ts';
import { loadCreatedFromList } from '../../products/from-list/created-from-list.ts';
import { prefilledState } from '../../products/from-list/prefilled-product.ts';
import { findExactNames } from '../rows/exact-names.ts';
import { loadNewLines, storeNewLines } from './stored-new-lines.ts';

export type NewProducts = ReturnType<typeof useNewProducts>;

/** Which lines without a product are to become products when the list is confirmed, and which have become one. */
export function useNewProducts(preview: PricePreview) {
  const { id: previewId, rule } = preview;
  const exactNames = useMemo(() => findExactNames(preview), [preview]);
  const navigate = useNavigate();
  const [lines, setLines] = useState(() => new Set(loadNewLines(preview.lines)));
  const [created] = useState(() => new Map(loadCreatedFromList(previewId).map(({ line, name }) => [line, name])));
  const canCreate = ({ line, product }: ListedLine) =>
    product !== undefined && !created.has(line) && !exactNames.has(line);
  const select = (chosen: readonly ListedLine[], on: boolean) => {
    const next = new Set(lines);
    for (const one of chosen.filter(canCreate)) {
      if (!on) next.delete(one.line);
      else if (next.size < MAX_NEW_PRODUCTS) next.add(one.line);
    }
    setLines(next);
    storeNewLines(preview.lines.filter(({ line }) => next.has(line)));
  };
  const openForm = async ({ line, price, product }: ListedLine) => {
    if (!product) return;
    const amounts = {
      price: priceByRule(rule, price),
      cost: costByRule(rule, price) ?? null,
      priceUsd: dollarPriceByRule(rule, price) ?? null,
    };
    const state = prefilledState({ ...product, ...amounts, previewId, line });
    await navigate(`${adminPages.products}?mode=A`, { state });
  };
  return { lines, created, canCreate, select, openForm };
}
