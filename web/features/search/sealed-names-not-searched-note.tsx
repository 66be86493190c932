import { searchJobsAndCandidatesEndpoint } from '@evenhand/contract/search.ts';
import { IconEyeOff } from '@tabler/icons-react';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import styles from './search-page.module.css';

type Props = { query: string; onSearch: () => void };

/** Says what was not searched, and the one way to do it. */
export function SealedNamesNotSearchedNote({ query, onSearch }: Props) {
  const { data } = useEndpointQuery(searchJobsAndCandidatesEndpoint, {
    query: { searchQuery: query },
  });
  if (!data || data.sealedJobs === 0) return null;
  const roles = data.sealedJobs === 1 ? '1 role is sealed' : `${data.sealedJobs} roles are sealed`;
  return (
    <aside className={styles['sealed-note']} aria-label="What was not searched">
      <IconEyeOff size={18} aria-hidden="true" />
      <p>
        {roles}: names there are not searched. A reference finds its candidate, without the name.
      </p>
      <Button look="link" onClick={onSearch}>
        Search by identity
      </Button>
    </aside>
  );
}
