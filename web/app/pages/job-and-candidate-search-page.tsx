import { SEARCH_CHARACTERS_MIN } from '@evenhand/contract/search.ts';
import { SEARCH_CHARACTERS_MAX } from '@evenhand/contract/text-email-id-and-list-search-schemas.ts';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { NotAllowedPageNotice } from '../../parts/notices/page-notice.tsx';
import { useCurrentUser } from '../../net/use-current-user.ts';
import { JobAndCandidateSearchResultsSection } from '../../features/search/job-and-candidate-search-results-section.tsx';
import { SearchSealedCandidateIdentitiesDialog } from '../../features/search/search-sealed-candidate-identities-dialog.tsx';
import { SealedNamesNotSearchedNote } from '../../features/search/sealed-names-not-searched-note.tsx';
import styles from '../../features/search/search-page.module.css';

/** What an admin searches for stands in the address; the field for it in the header. */
export function JobAndCandidateSearchPage() {
  const me = useCurrentUser();
  const query = (new URLSearchParams(useSearch()).get('query') ?? '')
    .trim()
    .slice(0, SEARCH_CHARACTERS_MAX);
  const [isAsking, setAsking] = useState(false);

  if (!me) return null;
  if (me.role !== 'ADMIN')
    return <NotAllowedPageNotice who="Only admins of your organisation search its candidates." />;
  return (
    <div className={styles['search']}>
      <header className={styles['search-head']}>
        <h1>{query === '' ? 'Search' : `Search: ${query}`}</h1>
      </header>
      {Array.from(query).length < SEARCH_CHARACTERS_MIN ? (
        <p className={styles['search-hint']}>
          Type at least two letters of a name, an e-mail address or a role, or a reference such as
          KX-47, in the search box above.
        </p>
      ) : (
        <JobAndCandidateSearchResultsSection query={query} zone={me.Org.tz ?? undefined} />
      )}
      <SealedNamesNotSearchedNote query={query} onSearch={() => setAsking(true)} />
      {isAsking && <SearchSealedCandidateIdentitiesDialog onClose={() => setAsking(false)} />}
    </div>
  );
}
