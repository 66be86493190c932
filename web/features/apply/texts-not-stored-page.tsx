import type { TextsNotStoredPageProps as Page } from '@evenhand/contract/apply/candidate-page-props.ts';
import { CandidatePageFrame } from './candidate-page-frame.tsx';
import fieldsStyles from './candidate-form-fields.module.css';
import stepsStyles from './candidate-form-steps.module.css';
import styles from './application-answer-list.module.css';

type Words = { title: string; text: string; on: string };

/** For an older tab: what it sends is not taken any more, or not yet, and what was typed can be copied. */
export function TextsNotStoredPage({ journey, reason, texts, next }: Page) {
  const { job } = journey;
  const { title, text, on } = wordsOf[reason](job.organisation, texts.length);
  return (
    <CandidatePageFrame employer={job}>
      <main className={stepsStyles['step']}>
        <p className={stepsStyles['step-above']}>{job.title}</p>
        <h1>{title}</h1>
        <p>{text}</p>
        {texts.length > 0 && (
          <>
            <p>This is what you wrote. It is not stored: copy it if you want to keep it.</p>
            {texts.map((written) => (
              <blockquote key={written} className={styles['answer']}>
                {written}
              </blockquote>
            ))}
          </>
        )}
        <a className={fieldsStyles['go']} href={next}>
          {on}
        </a>
      </main>
    </CandidatePageFrame>
  );
}

const wordsOf: Record<Page['reason'], (organisation: string, count: number) => Words> = {
  'not-asked': (organisation, count) => ({
    title:
      count <= 1 ? 'This question is not asked any more' : 'These questions are not asked any more',
    text: `${organisation} has changed what is asked for this role since you opened the page. All your other answers are kept.`,
    on: 'Continue',
  }),
  'application-over': () => ({
    title: 'This application cannot be changed any more',
    text: 'Since you opened the page it was submitted or withdrawn, or the role has closed. What was saved before then is kept as it was.',
    on: 'See how it stands',
  }),
  'task-submitted': () => ({
    title: 'This task is handed in already',
    text: 'What was handed in first is what counts, and it is kept as it was.',
    on: 'See what was handed in',
  }),
  'task-closed': () => ({
    title: 'This task takes nothing any more',
    text: 'It was closed since you opened the page. What was saved before then is kept as it was.',
    on: 'See the task',
  }),
  'complaint-waiting': (organisation) => ({
    title: 'An earlier complaint of yours is waiting',
    text: `${organisation} answers that one first. Then you can send another.`,
    on: 'See what you sent',
  }),
  'objection-waiting': (organisation) => ({
    title: 'An earlier objection of yours is waiting',
    text: `${organisation} answers that one first. Then you can send another.`,
    on: 'See what you sent',
  }),
};
