import { planItemElementId } from './plan-item-element-id.ts';
import type { PlanInVersion } from './parse-plan-of-version.ts';
import styles from './plan-criteria-grid.module.css';

type Props = {
  plan: PlanInVersion;
  /** The number of the version, which its questions are found by. */
  n: number;
};

/** Which step looks at which criterion, and by which of its questions. */
export function PlanCriteriaGrid({ plan: { criteria, stages }, n }: Props) {
  return (
    // Scrolls in itself where there are many steps.
    <div className={styles['plan-grid']}>
      <table aria-label={`Criteria and steps of version ${n}`}>
        <thead>
          <tr>
            <th scope="col">Criterion</th>
            {stages.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {criteria.map((criterion) => (
            <tr key={criterion.name}>
              <th scope="row">{criterion.name}</th>
              {stages.map(({ name, items }, stage) => {
                const numbers = items.flatMap((item, i) =>
                  item.criteria.includes(criterion.name) ? [i + 1] : [],
                );
                return (
                  <td key={name}>
                    {numbers.length === 0 ? (
                      <span className={styles['is-empty']}>–</span>
                    ) : (
                      numbers.map((number) => (
                        <a
                          key={number}
                          className={styles['plan-grid-item']}
                          href={`#${planItemElementId({ n, stage, item: number - 1 })}`}
                          aria-label={`Question ${number} of ${name}`}
                        >
                          {number}
                        </a>
                      ))
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
