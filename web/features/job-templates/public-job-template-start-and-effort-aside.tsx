import type { JobTemplatePageProps as Page } from '@evenhand/contract/job-templates.ts';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { StatusTag } from '../../ui/status-tag.tsx';
import { joinClassNames } from '../../ui/join-class-names.ts';
import buttonStyles from '../../ui/button-and-icon-button.module.css';
import styles from './public-job-template-start-and-effort-aside.module.css';

/** The way on, and what a role of this kind asks of those who take part in it. */
export function PublicJobTemplateStartAndEffortAside({
  template,
  minutes,
}: Pick<Page, 'template' | 'minutes'>) {
  const { id, questions } = template;
  const skills = [...new Set(questions.flatMap((question) => question.skills))];
  return (
    <aside className={styles['template-side']} aria-label="This template">
      <a
        className={joinClassNames(
          buttonStyles['button'],
          buttonStyles['button-primary'],
          buttonStyles['button-large'],
        )}
        href={staffPagePaths.signUpWith(id)}
      >
        Start with this role
      </a>
      <p className={styles['template-small']}>
        You sign up, and find it as a draft. Nothing is published.
      </p>
      <dl className={styles['template-facts']}>
        <div>
          <dt>Candidates write</dt>
          <dd>
            {questions.length} answers, about {minutes.candidate} minutes
          </dd>
        </div>
        <div>
          <dt>Reviewers read</dt>
          <dd>
            About {minutes.reviewerPerAnswer}{' '}
            {minutes.reviewerPerAnswer === 1 ? 'minute' : 'minutes'} an answer
          </dd>
        </div>
        <div>
          <dt>Skills it tests</dt>
          <dd>
            <ul className={styles['template-skills']}>
              {skills.map((skill) => (
                <li key={skill}>
                  <StatusTag colour="grey">{skill}</StatusTag>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      </dl>
      <p className={styles['template-small']}>
        Make it yours before you publish. Add pay, hours and place, which candidates look for first,
        and take out what is not true of you.
      </p>
      <p className={styles['template-small']}>
        New to this? Read{' '}
        <a href={staffPagePaths.education('writing-questions')}>how to write questions</a> and{' '}
        <a href={staffPagePaths.education('review-guides')}>review guides</a>.
      </p>
    </aside>
  );
}
