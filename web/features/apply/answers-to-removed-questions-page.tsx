import type { AnswersToRemovedQuestionsPageProps as Page } from '@evenhand/contract/apply/candidate-page-props.ts';
import { CandidatePageFrame } from './candidate-page-frame.tsx';
import fieldsStyles from './candidate-form-fields.module.css';
import stepsStyles from './candidate-form-steps.module.css';
import styles from './application-answer-list.module.css';

/** For an older tab: what it answers is not asked any more, and what was typed can be copied. */
export function AnswersToRemovedQuestionsPage({ journey, texts }: Page) {
  const { base, job } = journey;
  const isOne = texts.length <= 1;
  return (
    <CandidatePageFrame employer={job}>
      <main className={stepsStyles['step']}>
        <p className={stepsStyles['step-above']}>{job.title}</p>
        <h1>
          {isOne ? 'This question is not asked any more' : 'These questions are not asked any more'}
        </h1>
        <p>
          {job.organisation} has changed what is asked for this role since you opened the page. All
          your other answers are kept.
        </p>
        {texts.length > 0 && (
          <>
            <p>This is what you wrote. It is not stored: copy it if you want to keep it.</p>
            {texts.map((text) => (
              <blockquote key={text} className={styles['answer']}>
                {text}
              </blockquote>
            ))}
          </>
        )}
        <a className={fieldsStyles['go']} href={base}>
          Continue
        </a>
      </main>
    </CandidatePageFrame>
  );
}
