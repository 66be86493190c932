import type { CareersPageDraft } from '@evenhand/contract/careers-page.ts';
import { IconExternalLink } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { showToast } from '../../ui/toast-store.ts';
import type { useCareersPageDraft } from './use-careers-page-draft.ts';
import dialogStyles from '../../ui/dialog.module.css';
import styles from './careers-publish-bar.module.css';

type Props = Pick<ReturnType<typeof useCareersPageDraft>, 'step' | 'publish'> & {
  saved: CareersPageDraft;
};

/** What the public sees, whether that is what stands here, and how to change it. */
export function CareersPublishBar({ step, publish, saved }: Props) {
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const isPublished = saved.publishedAt !== null;
  const hasNews = !isPublished || saved.hasChanges || step !== 'saved';

  async function go(wanted: boolean) {
    setAsking(false);
    setBusy(true);
    const isDone = await publish(wanted);
    setBusy(false);
    if (isDone)
      showToast({
        text: wanted ? 'The careers page is published.' : 'The careers page is no longer public.',
        ...(wanted && { link: { words: 'Open it', href: new URL(saved.link.url).pathname } }),
      });
  }

  return (
    <header className={styles['careers-bar']}>
      <div className={styles['careers-bar-words']}>
        <h1>Careers page</h1>
        {isPublished ? (
          <StatusTag colour="green" dot>
            Published
          </StatusTag>
        ) : (
          <StatusTag colour="grey">Not published</StatusTag>
        )}
        <p role="status">{stepWords[step]}</p>
      </div>
      <div className={styles['careers-bar-acts']}>
        {isPublished && (
          <>
            <a
              className={styles['careers-open']}
              href={saved.link.url}
              target="_blank"
              rel="noreferrer"
            >
              Open the page
              <IconExternalLink size={16} aria-hidden="true" />
            </a>
            <Button look="ghost" onClick={() => setAsking(true)}>
              Take it away
            </Button>
          </>
        )}
        {hasNews ? (
          <Button look="primary" busy={isBusy} onClick={() => void go(true)}>
            {isPublished ? 'Publish the changes' : 'Publish the page'}
          </Button>
        ) : (
          <p className={styles['careers-bar-same']}>The public sees what stands here.</p>
        )}
      </div>
      {isAsking && (
        <Dialog title="Take the careers page away?" onClose={() => setAsking(false)}>
          <p>
            Its address and feeds then lead nowhere. What you wrote stays here, and roles keep their
            own links.
          </p>
          <div className={dialogStyles['dialog-acts']}>
            <Button onClick={() => setAsking(false)}>Cancel</Button>
            <Button look="danger" onClick={() => void go(false)}>
              Take the page away
            </Button>
          </div>
        </Dialog>
      )}
    </header>
  );
}

const stepWords = {
  saved: 'Saved',
  changed: 'Not saved yet',
  saving: 'Saving …',
  refused: 'Something could not be saved: see below',
  clash: 'Not saved yet. Choose a version.',
  failed: 'Not saved yet. We will try again.',
} as const;
