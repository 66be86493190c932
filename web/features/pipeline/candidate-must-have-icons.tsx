import {
  type MustHaveWithCandidateVerdict,
  type MustHaveQuestion,
  mustHaveVerdictFacts,
} from '@evenhand/contract/pipeline/must-have-verdict-schemas-and-list-endpoint.ts';
import { useId } from 'react';
import { AnchoredLayer, AnchoredLayerAndOpenerWrapper } from '../../ui/anchored-layer.tsx';
import { MustHaveVerdictIcon } from './must-have-verdict-icon.tsx';
import { MustHaveVerdictList } from './must-have-verdict-list.tsx';
import styles from './must-haves.module.css';

type Props = {
  /** How the candidate is called beside it. */
  name: string;
  judged: readonly MustHaveWithCandidateVerdict[];
  questions: readonly MustHaveQuestion[];
};

/** In a row of the list: an icon for each requirement, in the order of the plan, and what they come to in words. */
export function CandidateMustHaveIcons({ name, judged, questions }: Props) {
  const id = useId();
  if (judged.length === 0) return '–';
  const words = summariseVerdicts(judged);
  return (
    <AnchoredLayerAndOpenerWrapper>
      <button
        type="button"
        className={styles['verdicts']}
        popoverTarget={id}
        aria-label={`Must-haves of ${name}: ${words}`}
        title="Which must-haves?"
      >
        <span className={styles['verdict-icons']}>
          {judged.map(({ key, verdict }) => (
            <MustHaveVerdictIcon key={key} verdict={verdict} />
          ))}
        </span>
        {words}
      </button>
      <AnchoredLayer id={id} className={styles['verdict-layer']}>
        <h3>Must-haves of {name}</h3>
        <MustHaveVerdictList judged={judged} questions={questions} />
        <p>They decide nothing: a person does, by name.</p>
      </AnchoredLayer>
    </AnchoredLayerAndOpenerWrapper>
  );
}

/** What matters most of all verdicts on what was asked, with how many there are of it: 'Does not meet: 1 of 3'. */
function summariseVerdicts(judged: readonly MustHaveWithCandidateVerdict[]): string {
  const asked = judged.filter(({ verdict }) => verdict !== 'not-asked');
  const count = (wanted: MustHaveWithCandidateVerdict['verdict']) =>
    asked.filter(({ verdict }) => verdict === wanted).length;
  const most = (['does-not-meet', 'unanswered', 'meets'] as const).find(
    (verdict) => count(verdict) > 0,
  );
  const { words } = mustHaveVerdictFacts[most ?? 'not-asked'];
  if (asked.length < 2 || most === undefined) return words;
  return count(most) === asked.length
    ? `${words}: all ${asked.length}`
    : `${words}: ${count(most)} of ${asked.length}`;
}
