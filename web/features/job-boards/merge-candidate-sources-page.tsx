import {
  listCandidateSourcesEndpoint,
  mergeCandidateSourcesEndpoint,
  unmergeCandidateSourceEndpoint,
  CANDIDATES_TO_COUNT_SOURCE_MIN,
} from '@evenhand/contract/job-boards/job-boards-and-sources.ts';
import { LISTED_ITEMS_MAX } from '@evenhand/contract/text-email-id-and-list-search-schemas.ts';
import { useDeferredValue, useState } from 'react';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { TextInputField } from '../../ui/text-input-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast-store.ts';
import {
  useEndpointQuery,
  useEndpointMutation,
} from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { JobBoardsAndSourcesTabs } from './job-boards-and-sources-tabs.tsx';
import { MergeSourcesDialog } from './merge-sources-dialog.tsx';
import { joinClassNames } from '../../ui/join-class-names.ts';
import styles from './job-boards.module.css';

/** The names under which candidates came, for an admin to say which of them are one. */
export function MergeCandidateSourcesPage() {
  const [search, setSearch] = useState('');
  const all = useEndpointQuery(listCandidateSourcesEndpoint, { query: { search: '' } });
  const { data, error } = useEndpointQuery(listCandidateSourcesEndpoint, {
    query: { search: useDeferredValue(search) },
  });
  const isLong = (all.data?.length ?? 0) >= LISTED_ITEMS_MAX;
  const part = useEndpointMutation(unmergeCandidateSourceEndpoint, {
    refreshes: [listCandidateSourcesEndpoint],
  });
  const merge = useEndpointMutation(mergeCandidateSourcesEndpoint, {
    refreshes: [listCandidateSourcesEndpoint],
  });
  const [merging, setMerging] = useState<string | null>(null);
  const own = data?.filter(({ mergedInto }) => mergedInto === null) ?? [];
  const targets = (all.data ?? []).filter(({ mergedInto }) => mergedInto === null);
  const titleOf = (source: string) =>
    [...(all.data ?? []), ...(data ?? [])].find(({ name }) => name === source)?.title ?? source;
  const under = (name: string) => data?.filter(({ mergedInto }) => mergedInto === name) ?? [];

  function undo(source: string, into: string) {
    part.mutate(
      { body: { source } },
      {
        onSuccess: () =>
          showToast({
            text: `${titleOf(source)} counts under its own name again.`,
            undo: () => merge.mutateAsync({ body: { source, into } }),
          }),
      },
    );
  }

  return (
    <div className={styles['boards']}>
      <title>Sources – Evenhand</title>
      <header className={styles['boards-head']}>
        <div>
          <h1>Sources</h1>
          <p>
            Where candidates came from, over all roles. Merge names that mean the same place:
            reports then count them as one.
          </p>
        </div>
      </header>
      <JobBoardsAndSourcesTabs at="sources" />
      {error && !data && <ErrorNote>We could not load the sources. {error.message}</ErrorNote>}
      {part.error && <ErrorNote>{part.error.message}</ErrorNote>}
      {!data && !error && <Skeleton width="100%" height={240} />}
      {isLong && (
        <TextInputField
          label="Find a source"
          hint={`The ${LISTED_ITEMS_MAX} with most candidates are listed.`}
          value={search}
          maxLength={60}
          autoComplete="off"
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      )}
      {search !== '' && data?.length === 0 && (
        <p className={styles['boards-none']}>No source of that name.</p>
      )}
      {all.data?.length === 0 && (
        <p className={styles['boards-none']}>
          No sources yet. They appear when candidates apply and their names are open, or when five
          sealed candidates of a role came from the same place.
        </p>
      )}
      {own.length > 0 && (
        <ul className={styles['boards-list']}>
          {own.map(({ name, title, candidates }) => (
            <li key={name} className={joinClassNames(styles['boards-row'], styles['source-row'])}>
              <div className={styles['boards-name']}>
                <strong>{title}</strong>
                {title !== name && <small>{name}</small>}
                {under(name).map(({ name: other, title: otherTitle }) => (
                  <p key={other}>
                    with {otherTitle}{' '}
                    <Button look="link" onClick={() => undo(other, name)}>
                      Part
                      <span className="sr-only">
                        {' '}
                        {otherTitle} from {title}
                      </span>
                    </Button>
                  </p>
                ))}
              </div>
              <span className={styles['source-count']}>
                {candidates === null
                  ? `Under ${CANDIDATES_TO_COUNT_SOURCE_MIN}`
                  : candidates.toLocaleString('en-GB')}{' '}
                {candidates === null || candidates > 1 ? 'candidates' : 'candidate'}
              </span>
              {targets.length > 1 && (
                <Button size="small" onClick={() => setMerging(name)}>
                  Merge<span className="sr-only"> {title} into another</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {data && data.length > 0 && (
        <p className={styles['boards-note']}>
          Sealed candidates count only where five or more of one role came from the same place:
          where somebody comes from can hint at who they are. Merging never shows more of them.
        </p>
      )}
      {merging !== null && (
        <MergeSourcesDialog
          source={{ name: merging, title: titleOf(merging) }}
          others={targets.filter(({ name }) => name !== merging)}
          onClose={() => setMerging(null)}
        />
      )}
    </div>
  );
}
