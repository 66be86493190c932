import type { AnyCandidatePageProps } from '@evenhand/contract/apply/candidate-page-props.ts';
import { CandidatePageFrame } from './candidate-page-frame.tsx';
import stepsStyles from './candidate-form-steps.module.css';

type Page = Extract<AnyCandidatePageProps, { page: 'data-export-gone' }>;

export function DataExportGonePage({ journey: { base, job } }: Page) {
  return (
    <CandidatePageFrame employer={job}>
      <main className={stepsStyles['step']}>
        <p className={stepsStyles['step-above']}>{job.title}</p>
        <h1>This file is not there</h1>
        <p>
          A file of your data is there for seven days, and this one was removed or was not written
          yet. <a href={`${base}/your-data#file`}>Have a new one prepared</a>
        </p>
      </main>
    </CandidatePageFrame>
  );
}
