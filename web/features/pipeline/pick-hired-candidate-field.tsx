import {
  type findHireableCandidatesEndpoint,
  HIREABLE_CANDIDATES_OFFERED_MAX,
  type HireableCandidate,
} from '@evenhand/contract/pipeline/find-hireable-and-mark-candidates-hired.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import { formatIsoDayShort } from '../../parts/time/format-short-days.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { CandidateStageTag } from './candidate-stage-tag.tsx';
import styles from './mark-hired-dialog-by-url.module.css';

const SEARCH_DEBOUNCE_MS = 200;
/** As many fit without a search. */
const SHORT_LIST = 6;

type Props = {
  list: ResponseOf<typeof findHireableCandidatesEndpoint>;
  search: string;
  onSearch: (search: string) => void;
  chosen: readonly HireableCandidate[];
  onChoose: (chosen: readonly HireableCandidate[]) => void;
};

/** Candidates to pick from; whoever is chosen stays, whatever is searched for next. */
export function PickHiredCandidateField({ list, search, onSearch, chosen, onChoose }: Props) {
  const found = list.candidates.filter(({ id }) => !chosen.some((one) => one.id === id));
  const offered = [...chosen, ...found];
  const isSealed = [...offered, ...list.hired].some(({ name }) => name === null);

  function toggle(candidate: HireableCandidate) {
    const rest = chosen.filter(({ id }) => id !== candidate.id);
    onChoose(rest.length < chosen.length ? rest : [...chosen, candidate]);
  }

  return (
    <>
      {list.hired.length > 0 && (
        <p className={styles['mark-hired-note']}>
          Marked as hired already: {list.hired.map(hiredWords).join(', ')}.
        </p>
      )}
      {isSealed && (
        <p className={styles['mark-hired-note']}>
          Names that are still sealed stand here by their reference. Marking somebody as hired does
          not open their name.
        </p>
      )}
      {(list.total > SHORT_LIST || search !== '') && (
        <SearchField
          label="Search by reference or opened name"
          value={search}
          onSearch={onSearch}
          debounceMs={SEARCH_DEBOUNCE_MS}
          maxLength={100}
          onKeyDown={(event) => {
            // Enter searches; it does not mark anybody.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      )}
      {offered.length > 0 && (
        <fieldset className={styles['hire-lines']}>
          <legend>Candidates</legend>
          {offered.map((candidate) => (
            <div key={candidate.id} className={styles['hire-line']}>
              <Checkbox
                label={wordsFor(candidate)}
                checked={chosen.includes(candidate)}
                onChange={() => toggle(candidate)}
              />
              <CandidateStageTag state={candidate.state} reviews={{ scored: 0, expected: 0 }} />
            </div>
          ))}
        </fieldset>
      )}
      {list.candidates.length === 0 && (
        <p className={styles['mark-hired-note']}>
          {search === ''
            ? 'Nobody else on this role can be marked as hired. Whoever was rejected stands here again once the rejection is taken back.'
            : 'Nobody here matches. Sealed names are found by their reference alone.'}
        </p>
      )}
      {list.total > HIREABLE_CANDIDATES_OFFERED_MAX && (
        <p className={styles['mark-hired-note']}>
          The first {HIREABLE_CANDIDATES_OFFERED_MAX} of {list.total}. Search to find the others.
        </p>
      )}
    </>
  );
}

/** A name keeps its own direction among words of another. */
function wordsFor({ name, ref }: HireableCandidate): string {
  return name === null ? ref : `\u2068${name.firstName} ${name.lastName}\u2069 (${ref})`;
}

function hiredWords(candidate: HireableCandidate): string {
  const { hiredOn } = candidate;
  return hiredOn === null
    ? wordsFor(candidate)
    : `${wordsFor(candidate)} on ${formatIsoDayShort(hiredOn)}`;
}
