import {
  IDENTITY_SEARCH_REASON_CHARACTERS_MAX,
  searchSealedIdentitiesEndpoint,
} from '@evenhand/contract/search.ts';
import { SEARCH_CHARACTERS_MAX } from '@evenhand/contract/text-email-id-and-list-search-schemas.ts';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { TextInputField } from '../../ui/text-input-field.tsx';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { CandidateSearchResultList } from './candidate-search-result-list.tsx';
import dialogStyles from '../../ui/dialog.module.css';
import styles from './search-page.module.css';

/** For whoever has to know, such as when a person asks for their data. What is found is shown here and nowhere else. */
export function SearchSealedCandidateIdentitiesDialog({ onClose }: { onClose: () => void }) {
  const [query, setQuery] = useState('');
  const [reason, setReason] = useState('');
  const search = useEndpointMutation(searchSealedIdentitiesEndpoint, { refreshes: [] });
  const fields = search.error?.problem.fields;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    search.mutate({ body: { query, reason } });
  }

  if (search.data) {
    const { applications } = search.data;
    return (
      <Dialog title="Found by identity" onClose={onClose}>
        {applications.length === 0 ? (
          <p>Nobody of that name or address, or you still have reviews to do that may be theirs.</p>
        ) : (
          <CandidateSearchResultList applications={applications} query={query} zone={undefined} />
        )}
        <p className={styles['search-hint']}>
          The names stay sealed everywhere else. Your search and its reason were recorded.
        </p>
        <div className={dialogStyles['dialog-acts']}>
          <Button onClick={() => search.reset()}>Search again</Button>
          <Button look="primary" onClick={onClose}>
            Done
          </Button>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog title="Search by identity?" onClose={onClose}>
      <form className={styles['identity-search']} onSubmit={submit} noValidate>
        <p>
          You learn who stands behind a sealed reference, and can no longer judge it blind. Who
          searched, when and why is recorded.
        </p>
        <TextInputField
          data-first
          label="Name or e-mail address"
          autoComplete="off"
          maxLength={SEARCH_CHARACTERS_MAX}
          value={query}
          error={fields?.['query']}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
        <TextInputField
          label="Why do you need it?"
          hint="At least 10 characters, such as: they asked for a copy of their data"
          autoComplete="off"
          maxLength={IDENTITY_SEARCH_REASON_CHARACTERS_MAX}
          value={reason}
          error={fields?.['reason']}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {search.error && !fields && <ErrorNote>{search.error.message}</ErrorNote>}
        <div className={dialogStyles['dialog-acts']}>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" busy={search.isPending}>
            Search and record
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
