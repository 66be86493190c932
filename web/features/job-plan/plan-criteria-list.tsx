import { PlanChangeTag } from './plan-change-tag.tsx';
import { type PlanComparedWith, findCriterionChangeMark } from './compare-plan-versions.ts';
import type { PlanInVersion } from './parse-plan-of-version.ts';
import styles from './plan-version-section.module.css';

type Props = { plan: PlanInVersion; beside: PlanComparedWith };

const KINDS = [
  { kind: 'essential', title: 'Essential' },
  { kind: 'desirable', title: 'Desirable' },
] as const;

/** What a role looks for, the essential first. */
export function PlanCriteriaList({ plan, beside }: Props) {
  if (plan.criteria.length === 0) return <p>No criteria are named in this version.</p>;
  return (
    <dl className={styles['plan-criteria']}>
      {KINDS.map(({ kind, title }) => {
        const criteria = plan.criteria.filter((one) => one.kind === kind);
        return (
          criteria.length > 0 && (
            <div key={kind}>
              <dt>{title}</dt>
              {criteria.map((criterion) => (
                <dd key={criterion.name}>
                  <strong>{criterion.name}</strong>{' '}
                  <PlanChangeTag mark={findCriterionChangeMark(criterion, beside)} />
                  {criterion.description && <p>{criterion.description}</p>}
                </dd>
              ))}
            </div>
          )
        );
      })}
    </dl>
  );
}
