import type { CandidatePageJobHeader } from '@evenhand/contract/apply/candidate-page-header-outline-and-preview-types.ts';
import type { ReactNode } from 'react';
import styles from './printable-candidate-page-frame.module.css';

type Props = {
  job: Pick<CandidatePageJobHeader, 'organisation' | 'logo' | 'title'>;
  title: string;
  /** Above everything else, where staff look at it beforehand. */
  note?: ReactNode;
  /** Where the page of the application is. */
  base: string | null;
  children: ReactNode;
};

/** What a page stands in that candidates read once, print and keep. */
export function PrintableCandidatePageFrame({ job, title, note, base, children }: Props) {
  return (
    <>
      {note && (
        <aside className={styles['note']} aria-label="Preview">
          {note}
        </aside>
      )}
      <header className={styles['head']}>
        <div>
          {job.logo && <img src={job.logo} alt="" />}
          {job.organisation}
        </div>
      </header>
      <main className={styles['main']}>
        <p className={styles['above']}>{job.title}</p>
        <h1>{title}</h1>
        {children}
        {base && (
          <p className={styles['back']}>
            <a href={`${base}/status`}>Back to your application</a>
          </p>
        )}
      </main>
      <footer className={styles['foot']}>
        Fair hiring with Evenhand: answers are read without names.
      </footer>
    </>
  );
}
