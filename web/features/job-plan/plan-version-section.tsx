import type { PlanVersion } from '@evenhand/contract/job-plan/plan-version-schemas-and-find-plan-endpoint.ts';
import { formatDayOfMomentInZone } from '../../parts/time/format-day-of-moment-in-zone.ts';
import { pluraliseCount } from '../../parts/words/pluralise-count.ts';
import { StatusTag } from '../../ui/status-tag.tsx';
import type { PlanComparedWith } from './compare-plan-versions.ts';
import { HashedPlanTextSection } from './hashed-plan-text-section.tsx';
import type { PlanFactLabelAndWords } from './plan-item-facts-kind-and-option-words-and-guides.ts';
import { PlanCriteriaList } from './plan-criteria-list.tsx';
import { PlanCriteriaGrid } from './plan-criteria-grid.tsx';
import { planItemElementId } from './plan-item-element-id.ts';
import { PlanFactList } from './plan-fact-list.tsx';
import { PlanStageItemList } from './plan-stage-item-list.tsx';
import { PlanStageWeightLine } from './plan-stages-drawn-by-weight.tsx';
import { type PlanInVersion, parsePlanOfVersion } from './parse-plan-of-version.ts';
import styles from './plan-version-section.module.css';

type Props = {
  version: PlanVersion;
  beside: PlanVersion | null;
  isCurrent: boolean;
  zone: string;
  jobId: number;
};

/** Everything that one version fixed, in words and pictures; next to another one, with marks on what differs. */
export function PlanVersionSection({ version, beside, isCurrent, zone, jobId }: Props) {
  const { n, frozenAt } = version;
  const plan = parsePlanOfVersion(version.plan);
  const other: PlanComparedWith = beside && {
    plan: parsePlanOfVersion(beside.plan),
    isEarlier: beside.n < n,
  };
  const compared = { plan, beside: other };
  return (
    <article className={styles['plan-version']} aria-labelledby={`plan-version-${n}`}>
      <header>
        <h2 id={`plan-version-${n}`}>Version {n}</h2>
        {isCurrent && <StatusTag colour="green">Current</StatusTag>}
        <p>
          Fixed on{' '}
          <time dateTime={frozenAt.toISOString()}>{formatDayOfMomentInZone(frozenAt, zone)}</time>
        </p>
      </header>
      <section>
        <h3>What the role looks for</h3>
        <PlanCriteriaList {...compared} />
      </section>
      <section>
        <h3>In which steps</h3>
        <PlanStageWeightLine {...compared} />
        <PlanFactList facts={endFacts(plan)} others={other ? endFacts(other.plan) : undefined} />
      </section>
      <section>
        <h3>Which step looks at what</h3>
        <p>The numbers are those of the questions below.</p>
        <PlanCriteriaGrid plan={plan} n={n} />
      </section>
      <section>
        <h3>What is asked</h3>
        {plan.stages.map((stage, i) => (
          <PlanStageItemList
            key={stage.name}
            stage={stage}
            beside={other}
            idOf={(item) => planItemElementId({ n, stage: i, item })}
          />
        ))}
      </section>
      <HashedPlanTextSection version={version} jobId={jobId} />
    </article>
  );
}

/** What comes of it in the end. */
function endFacts({ places, tieRule }: PlanInVersion): PlanFactLabelAndWords[] {
  return [
    ...(places === undefined
      ? []
      : [
          { label: 'Places', words: `${pluraliseCount(places, 'person', 'people')} will be hired` },
        ]),
    ...(tieRule === undefined
      ? []
      : [{ label: 'Between equals', words: tieRule === 'lot' ? 'A lot decides' : tieRule }]),
  ];
}
