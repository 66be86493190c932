import { IconCheck } from '@tabler/icons-react';
import { Link } from 'wouter';
import type { JobBuilderStepKey } from './job-builder-steps-and-paths.ts';
import type { JobBuilderStepState } from './list-job-builder-steps.ts';
import { joinClassNames } from '../../ui/join-class-names.ts';
import builderStyles from './job-builder-editor.module.css';
import styles from './job-builder-step-nav.module.css';

export function JobBuilderStepNav({
  steps,
  current,
}: {
  steps: readonly JobBuilderStepState[];
  current: JobBuilderStepKey;
}) {
  return (
    <nav
      className={joinClassNames(builderStyles['builder-side'], styles['builder-steps'])}
      aria-label="Steps"
    >
      <ol>
        {steps.map(({ name, title, words, isDone, href }, i) => (
          <li key={name}>
            <Link href={href} aria-current={name === current ? 'step' : undefined}>
              <span
                className={
                  isDone
                    ? joinClassNames(styles['builder-step-mark'], styles['is-done'])
                    : styles['builder-step-mark']
                }
              >
                {isDone && name !== current ? <IconCheck size={16} aria-hidden="true" /> : i + 1}
              </span>
              <span className={styles['builder-step-words']}>
                {title}
                <small>
                  <span className="sr-only">: </span>
                  {words}
                  {isDone && <span className="sr-only">, complete</span>}
                </small>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
