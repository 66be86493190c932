import { stageShares } from '@evenhand/contract/plan/stage-weights-in-words.ts';
import { formatPercent } from '../../parts/words/format-percent.ts';
import { ChangeTag } from './change-tag.tsx';
import { type ComparedWith, findStageBeside, markStage } from './compare-plans.ts';
import { PlanFactList } from './plan-fact-list.tsx';
import type { PlanInVersion } from './read-plan-of-version.ts';
import { stageFacts, stageKindWords } from './stage-facts.ts';
import styles from './plan-of-version.module.css';

type Props = { plan: PlanInVersion; beside: ComparedWith };

/** The steps in their order, each as long as its part of the whole. */
export function PlanStageLine({ plan: { stages }, beside }: Props) {
  const shares = stageShares(stages);
  return (
    <ol className={styles['plan-stages']}>
      {stages.map((stage, i) => {
        const other = findStageBeside(stage, beside);
        const share = shares[i] ?? null;
        return (
          <li
            key={stage.name}
            className={share ? undefined : styles['is-not-scored']}
            style={{ flexGrow: 1 + (share ?? 0) * stages.length }}
          >
            <h4>
              {i + 1}. {stage.name} <ChangeTag mark={markStage(stage, beside)} />
            </h4>
            <p>
              {stageKindWords(stage.kind)}
              {share !== null && ` · ${formatPercent(share * 100)} of the whole`}
            </p>
            <PlanFactList facts={stageFacts(stage)} others={other && stageFacts(other)} />
          </li>
        );
      })}
    </ol>
  );
}
