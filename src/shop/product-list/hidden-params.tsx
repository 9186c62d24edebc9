import { type ListParams, listUrl } from '../list-query/list-params.ts';

/** The query of a list in a form, which is sent without script. */
export function HiddenParams({ params }: { params: ListParams }) {
  const [, query = ''] = listUrl(params).split('?');
  return [...new URLSearchParams(query)].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
