import type { MustHaveQuestion } from '@evenhand/contract/pipeline/must-have-verdict-schemas-and-list-endpoint.ts';
import { listCandidatesEndpoint } from '@evenhand/contract/pipeline/candidates-identities-and-decisions-of-job.ts';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { RemovableFilterChip } from '../../ui/removable-filter-chip.tsx';
import { FilterPopover } from '../../ui/filter-popover.tsx';
import { useCandidateListUrlQuery } from './candidate-list-url-query.ts';
import { formatCandidateCount } from './candidate-name-or-reference-and-count-words.ts';
import {
  describeMustHaveFilter,
  mustHaveFilterSections,
  chosenValuesFromMustHaveFilters,
  mustHaveFiltersFromChosenValues,
} from './must-have-filter-sections-values-and-words.ts';
import styles from './must-haves.module.css';

type Props = {
  jobId: number;
  questions: readonly MustHaveQuestion[];
  /** As the address has them. */
  filters: readonly string[];
  onFilter: (filters: string[]) => void;
};

/** Chooses whom the list shows by what the role requires; it does nothing to anybody. */
export function MustHaveFilterBar({ jobId, questions, filters, onFilter }: Props) {
  const { url } = useCandidateListUrlQuery();
  // The very call of the list below.
  const list = useEndpointQuery(listCandidatesEndpoint, {
    params: { jobId },
    query: { group: url.group, page: url.page, mustHave: filters },
  });
  const total = list.isPlaceholderData ? undefined : list.data?.total;

  return (
    <div className={styles['filter-bar']} role="group" aria-label="Must-haves">
      {questions.length > 0 && (
        <FilterPopover
          title="Must-haves"
          sections={mustHaveFilterSections(questions)}
          applied={chosenValuesFromMustHaveFilters(filters)}
          onApply={(chosen) => onFilter(mustHaveFiltersFromChosenValues(chosen))}
        />
      )}
      {filters.map((filter) => (
        <RemovableFilterChip
          key={filter}
          label={describeMustHaveFilter(filter, questions)}
          onRemove={() => onFilter(filters.filter((other) => other !== filter))}
        />
      ))}
      {filters.length > 1 && (
        <Button look="link" size="small" onClick={() => onFilter([])}>
          Clear all
        </Button>
      )}
      <p role="status">
        {filters.length > 0 &&
          total !== undefined &&
          `${formatCandidateCount(total)} ${total === 1 ? 'matches' : 'match'}`}
      </p>
      {filters.length > 0 && (
        <p className={styles['filter-note']}>
          A filter only chooses whom you see. Each candidate is judged by the plan they applied
          under, and nobody is moved until you decide.
        </p>
      )}
    </div>
  );
}
