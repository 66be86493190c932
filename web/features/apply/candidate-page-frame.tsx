import type { EqualOpportunitiesFormPreviewProps } from '@evenhand/contract/apply/candidate-page-props.ts';
import type {
  CandidatePagePreviewProps,
  CandidatePageJobHeader,
} from '@evenhand/contract/apply/candidate-page-header-outline-and-preview-types.ts';
import { IconChevronLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './candidate-page-frame.module.css';

type Props = {
  employer?: Pick<CandidatePageJobHeader, 'organisation' | 'logo'>;
  /** Steps of a form have a way back instead of the employer's name. */
  back?: { to: string; label: string } | undefined;
  /** At the end of the header. */
  state?: ReactNode;
  progress?: { done: number; current: number | null; of: number };
  preview?: EqualOpportunitiesFormPreviewProps | null;
  children: ReactNode;
};

/** What every page of a candidate stands in: the employer's name, no navigation of ours. */
export function CandidatePageFrame({
  employer,
  back,
  state,
  progress,
  preview = null,
  children,
}: Props) {
  return (
    <>
      {preview &&
        ('backTo' in preview ? <SetPreviewBar {...preview} /> : <PreviewBar {...preview} />)}
      {(back || employer) && (
        <header className={styles['head']}>
          <div className={styles['head-row']}>
            {back ? (
              <a className={styles['head-back']} href={back.to}>
                <IconChevronLeft size={20} aria-hidden="true" />
                {back.label}
              </a>
            ) : (
              <span className={styles['head-employer']}>
                {employer?.logo && (
                  <img className={styles['head-logo']} src={employer.logo} alt="" />
                )}
                {employer?.organisation}
              </span>
            )}
            {state}
          </div>
        </header>
      )}
      {progress && <Progress {...progress} />}
      {children}
      <footer className={styles['foot']}>
        Fair hiring with Evenhand: answers are read without names.
      </footer>
    </>
  );
}

function Progress({ done, current, of }: { done: number; current: number | null; of: number }) {
  const parts = Array.from({ length: of }, (_, i) => i + 1);
  return (
    <div className={styles['progress']} aria-hidden="true">
      {parts.map((part) => (
        <span
          key={part}
          className={
            part === current ? styles['is-current'] : part <= done ? styles['is-done'] : ''
          }
        />
      ))}
    </div>
  );
}

function SetPreviewBar({ backTo }: { backTo: string }) {
  return (
    <aside className={styles['preview']} aria-label="Preview">
      <p>
        <strong>Preview.</strong> Candidates would see this. Nothing here is saved or sent.
      </p>
      <nav aria-label="Pages of the preview">
        <a href={backTo}>Back to the settings</a>
      </nav>
    </aside>
  );
}

function PreviewBar({ jobId, steps, current, asksForm }: CandidatePagePreviewProps) {
  const base = `/builder/${jobId}`;
  return (
    <aside className={styles['preview']} aria-label="Preview">
      <p>
        <strong>Preview.</strong> Candidates will see this. Nothing here is saved or sent.
      </p>
      <nav aria-label="Pages of the preview">
        <a href={`${base}/preview`} aria-current={current === '' ? 'page' : undefined}>
          Role page
        </a>
        {asksForm && (
          <a
            href={`${base}/preview/about-you`}
            aria-current={current === 'about-you' ? 'page' : undefined}
          >
            About you
          </a>
        )}
        {steps.map(({ path, label }) => (
          <a
            key={path}
            href={`${base}/preview/${path}`}
            aria-current={current === path ? 'page' : undefined}
          >
            {label}
          </a>
        ))}
        <a href={`${base}/`}>Back to the builder</a>
      </nav>
    </aside>
  );
}
