import type { AnyCandidatePageProps } from '@evenhand/contract/apply/candidate-page-props.ts';
import { CandidatePageFrame } from './candidate-page-frame.tsx';
import { PlainTextAsParagraphs } from './plain-text-as-paragraphs.tsx';
import stepsStyles from './candidate-form-steps.module.css';
import styles from './your-data-page.module.css';

type Page = Extract<AnyCandidatePageProps, { page: 'privacy-notice' }>;

/** How data is used, as the settings of the employer and of this installation have it. */
export function PrivacyNoticePage({ job, sections, statement, backTo }: Page) {
  return (
    <CandidatePageFrame employer={job} back={{ to: backTo, label: 'Back' }}>
      <main className={stepsStyles['step']}>
        <p className={stepsStyles['step-above']}>{job.organisation}</p>
        <h1>How your data is used</h1>
        {sections.map(({ title, paragraphs }) => (
          <section key={title} className={styles['notice']}>
            <h2>{title}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
        {statement !== null && (
          <section className={styles['notice']}>
            <h2>{job.organisation} adds</h2>
            <PlainTextAsParagraphs text={statement} />
          </section>
        )}
      </main>
    </CandidatePageFrame>
  );
}
