import type { ClientRequestOf, Endpoint, ResponseOf } from '@evenhand/contract/endpoint.ts';
import { useState } from 'react';
import { useEndpointQueries } from '../../net/use-endpoint-queries.ts';
import { hasSameJson } from '../../ui/has-same-json.ts';

type List<E extends Endpoint> = {
  endpoint: E;
  /** The page that is looked at. */
  page: ClientRequestOf<E>;
  /** Who can be chosen on a page. */
  selectableIdsIn: (answer: ResponseOf<E>) => readonly number[];
};

/**
 * Chosen rows of one list, on several of its pages. The pages that somebody was chosen on are kept up to date: whoever is on none of
 * them any more, because a colleague decided on them, is not chosen any more either.
 */
export function useRowSelection<E extends Endpoint>({ endpoint, page, selectableIdsIn }: List<E>) {
  const [chosen, setChosen] = useState<ReadonlyMap<number, ClientRequestOf<E>>>(new Map());
  // While the next page is on its way, the one before stands there and can be chosen from.
  const [drawn, setDrawn] = useState(page);
  const pages = distinct([page, drawn, ...chosen.values()]);
  const answers = useEndpointQueries(endpoint, pages);
  if (answers[0]?.data !== undefined && drawn !== page && !hasSameJson(drawn, page)) setDrawn(page);

  const listed = new Set(answers.flatMap(({ data }) => (data ? selectableIdsIn(data) : [])));
  const ids = [...chosen.keys()].filter((id) => listed.has(id));
  const has = (id: number) => chosen.has(id) && listed.has(id);

  function set(next: readonly number[]) {
    setChosen(new Map(next.map((id) => [id, chosen.get(id) ?? drawn])));
  }

  return {
    ids,
    has,
    toggle: (id: number) => set(has(id) ? ids.filter((each) => each !== id) : [...ids, id]),
    add: (more: readonly number[]) => set([...ids, ...more]),
    /** Chooses all of these, or none of them if all were chosen. */
    toggleAll: (all: readonly number[]) =>
      set(all.every(has) ? ids.filter((id) => !all.includes(id)) : [...ids, ...all]),
    clear: () => set([]),
  };
}

export type RowSelection = ReturnType<typeof useRowSelection>;

function distinct<T>(pages: readonly T[]): T[] {
  return [...new Map(pages.map((page) => [JSON.stringify(page), page])).values()];
}
