import type { AnyCandidatePageProps } from '@evenhand/contract/apply/candidate-page-props.ts';
import { CandidatePageFrame } from './candidate-page-frame.tsx';
import { CandidateFormProblemSummary } from './candidate-form-fields.tsx';
import { ObjectionsAndComplaintsSection } from './objections-and-complaints-section.tsx';
import { DataRetentionEndText } from './data-retention-end-text.tsx';
import { TimeInEmployerZoneText } from './time-in-employer-zone-text.tsx';
import { OwnDataExportSection } from './own-data-export-section.tsx';
import { OwnDetailsSection } from './own-details-section.tsx';
import stepsStyles from './candidate-form-steps.module.css';
import styles from './your-data-page.module.css';

type Page = Extract<AnyCandidatePageProps, { page: 'your-data' }>;

/** What is held of somebody and until when, and all that they can do about it; without a script. */
export function YourDataPage(page: Page) {
  const { journey, held, kept, isErasureWaiting, noticeAt, noticeRead, form } = page;
  const { base, job } = journey;
  return (
    <CandidatePageFrame employer={job} back={{ to: base, label: 'Your application' }}>
      <main className={stepsStyles['step']}>
        <p className={stepsStyles['step-above']}>{job.title}</p>
        <h1>Your data</h1>
        <p>
          What {job.organisation} holds of you with this application, until when, and what you can
          do about it. Nothing here has an effect on what is decided.
        </p>
        <CandidateFormProblemSummary problems={form.problems} />
        <section className={styles['part']} aria-labelledby="held">
          <h2 id="held">What is held</h2>
          <dl className={styles['held']}>
            {held.map(({ name, what }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
          <DataRetentionEndText kept={kept} />
          <p>
            <a href={noticeAt}>How your data is used</a>
            {noticeRead && (
              <>
                {' '}
                as it is now. You have read version {noticeRead.n} on{' '}
                <TimeInEmployerZoneText at={noticeRead.readAt} zone={job.zone} />.
              </>
            )}
          </p>
        </section>
        <OwnDataExportSection file={page.file} base={base} token={form.token} zone={job.zone} />
        <OwnDetailsSection
          person={page.person}
          addressToConfirm={page.addressToConfirm}
          base={base}
          form={form}
        />
        <ObjectionsAndComplaintsSection
          requests={page.requests}
          base={base}
          organisation={job.organisation}
          zone={job.zone}
          form={form}
        />
        <section className={styles['part']} aria-labelledby="erase">
          <h2 id="erase">Have it erased</h2>
          <p>
            {isErasureWaiting
              ? 'You have asked for this.'
              : 'All of this goes for good, and your application with it.'}{' '}
            <a href={`${base}/your-data/erase`}>
              {isErasureWaiting ? 'See how far it is' : 'Erase my application'}
            </a>
          </p>
        </section>
        {page.contactEmail && (
          <p className={stepsStyles['step-small']}>
            Would you rather talk to somebody?{' '}
            <a href={`mailto:${page.contactEmail}`}>Write to {job.organisation}</a>.
          </p>
        )}
      </main>
    </CandidatePageFrame>
  );
}
