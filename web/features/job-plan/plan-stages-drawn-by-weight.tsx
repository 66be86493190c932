import { stageWeightShares } from '@evenhand/contract/job-plan/stage-weight-shares-and-sentences.ts';
import { formatPercent } from '../../parts/words/format-percent.ts';
import { PlanChangeTag } from './plan-change-tag.tsx';
import {
  type PlanComparedWith,
  findStageInComparedPlan,
  findStageChangeMark,
} from './compare-plan-versions.ts';
import { PlanFactList } from './plan-fact-list.tsx';
import type { PlanInVersion } from './parse-plan-of-version.ts';
import { listPlanStageFacts, planStageKindWords } from './plan-stage-facts-and-kind-words.ts';
import styles from './plan-version-section.module.css';

type Props = { plan: PlanInVersion; beside: PlanComparedWith };

/** The steps in their order, each as long as its part of the whole. */
export function PlanStageWeightLine({ plan: { stages }, beside }: Props) {
  const shares = stageWeightShares(stages);
  return (
    <ol className={styles['plan-stages']}>
      {stages.map((stage, i) => {
        const other = findStageInComparedPlan(stage, beside);
        const share = shares[i] ?? null;
        return (
          <li
            key={stage.name}
            className={share ? undefined : styles['is-not-scored']}
            style={{ flexGrow: 1 + (share ?? 0) * stages.length }}
          >
            <h4>
              {i + 1}. {stage.name} <PlanChangeTag mark={findStageChangeMark(stage, beside)} />
            </h4>
            <p>
              {planStageKindWords(stage.kind)}
              {share !== null && ` · ${formatPercent(share * 100)} of the whole`}
            </p>
            <PlanFactList
              facts={listPlanStageFacts(stage)}
              others={other && listPlanStageFacts(other)}
            />
          </li>
        );
      })}
    </ol>
  );
}
