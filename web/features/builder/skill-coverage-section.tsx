import { IconAlertTriangle } from '@tabler/icons-react';
import type { JobQuestionValues } from './job-draft-values.ts';
import { joinClassNames } from '../../ui/join-class-names.ts';
import builderStyles from './job-builder.module.css';
import styles from './job-builder-summary-panel.module.css';

/** Which question tests which skill. */
export function SkillCoverageSection({ questions }: { questions: readonly JobQuestionValues[] }) {
  const skills = [...new Set(questions.flatMap((question) => question.skills))];
  const untested = questions.flatMap(({ skills: own }, i) =>
    own.length === 0 ? [String(i + 1)] : [],
  );
  return (
    <section className={styles['coverage']}>
      <h2 id="coverage">Coverage</h2>
      <p>Which question tests which skill</p>
      {skills.length > 0 && (
        <table aria-labelledby="coverage">
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">Skill</span>
              </th>
              {questions.map(({ key }, i) => (
                <th key={key} scope="col">
                  <span className="sr-only">Question </span>
                  {i + 1}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {skills.map((skill) => (
              <tr key={skill}>
                <th scope="row">{skill}</th>
                {questions.map((question) => (
                  <td key={question.key}>
                    <Mark tested={question.skills.includes(skill)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {untested.length > 0 && (
        <p className={joinClassNames(builderStyles['builder-note'], styles['coverage-note'])}>
          <IconAlertTriangle size={18} aria-hidden="true" />
          <span>
            {untested.length === 1 ? 'Question' : 'Questions'}{' '}
            <strong>{new Intl.ListFormat('en-GB').format(untested)}</strong>{' '}
            {untested.length === 1 ? 'names' : 'name'} no skill yet.
          </span>
        </p>
      )}
    </section>
  );
}

function Mark({ tested }: { tested: boolean }) {
  return (
    <span
      className={
        tested
          ? joinClassNames(styles['coverage-mark'], styles['is-tested'])
          : styles['coverage-mark']
      }
    >
      <span className="sr-only">{tested ? 'tested' : 'not tested'}</span>
    </span>
  );
}
