import type { AnyCandidatePageProps } from '@evenhand/contract/apply/candidate-page-props.ts';
import { CsrfTokenField } from './candidate-form-fields.tsx';
import { CandidatePageFrame } from './candidate-page-frame.tsx';
import { DataRetentionEndText } from './data-retention-end-text.tsx';
import { joinClassNames } from '../../ui/join-class-names.ts';
import fieldsStyles from './candidate-form-fields.module.css';
import stepsStyles from './candidate-form-steps.module.css';
import styles from './your-data-page.module.css';

type Page = Extract<AnyCandidatePageProps, { page: 'erase-data' }>;

/** What goes for good and what stays, before it is asked for; and how far it is afterwards. */
export function EraseOwnDataPage({ journey, kept, isErasureWaiting, form }: Page) {
  const { base, job } = journey;
  const isHeld = kept.kind === 'held';
  return (
    <CandidatePageFrame back={{ to: `${base}/your-data`, label: 'Your data' }}>
      <main className={stepsStyles['step']}>
        <p className={stepsStyles['step-above']}>{job.title}</p>
        {isErasureWaiting ? (
          <>
            <h1>
              {isHeld ? 'It is erased as soon as it may be' : 'Your application is being erased'}
            </h1>
            {isHeld ? (
              <DataRetentionEndText kept={kept} />
            ) : (
              <p role="status">
                In a few moments your link opens nothing any more, and an e-mail tells you that it
                is done.
              </p>
            )}
          </>
        ) : (
          <>
            <h1>Erase your application?</h1>
            <p>This cannot be undone, and {job.organisation} will not consider it any more.</p>
            <ul className={styles['list']}>
              <li>
                Your name, your address, what you wrote, what was written of you and the e-mails go.
              </li>
              <li>Marks without a person, and figures in which nobody can be recognised, stay.</li>
              <li>Other applications of yours are not touched: each has its own link.</li>
            </ul>
            {isHeld && (
              <>
                <DataRetentionEndText kept={kept} />
                <p>If you ask now, it is erased by itself on the day after.</p>
              </>
            )}
            <form
              method="post"
              action={`${base}/your-data/erase`}
              className={stepsStyles['step-choice']}
            >
              <CsrfTokenField token={form.token} />
              <button
                className={joinClassNames(fieldsStyles['go'], fieldsStyles['is-final'])}
                type="submit"
              >
                {isHeld ? 'Erase it when it may be' : 'Erase it for good'}
              </button>
              <a className={fieldsStyles['other']} href={`${base}/your-data`}>
                Keep it
              </a>
            </form>
          </>
        )}
      </main>
    </CandidatePageFrame>
  );
}
