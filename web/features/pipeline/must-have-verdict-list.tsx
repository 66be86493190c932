import {
  type MustHaveWithCandidateVerdict,
  type MustHaveQuestion,
  mustHaveVerdictFacts,
} from '@evenhand/contract/pipeline/must-have-verdict-schemas-and-list-endpoint.ts';
import { MustHaveVerdictIcon } from './must-have-verdict-icon.tsx';
import styles from './must-haves.module.css';

type Props = {
  judged: readonly MustHaveWithCandidateVerdict[];
  questions: readonly MustHaveQuestion[];
};

/** What the answers of one candidate say of each requirement, and by which rule. */
export function MustHaveVerdictList({ judged, questions }: Props) {
  return (
    <ul className={styles['verdict-list']}>
      {judged.map(({ key, verdict, planVersion }) => {
        const question = questions.find((one) => one.key === key);
        const rule = question?.rules.findLast((one) => one.planVersion <= planVersion);
        const hasChanged = question !== undefined && question.rules.length > 1;
        return (
          <li key={key}>
            <MustHaveVerdictIcon verdict={verdict} />
            <p>{question?.text ?? key}</p>
            <p>
              <strong>{mustHaveVerdictFacts[verdict].words}</strong>
              {rule?.words && <span>Required: {rule.words}</span>}
              {hasChanged && <span>Judged by version {planVersion} of the plan</span>}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
