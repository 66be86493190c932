import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import {
  cancelEmailEndpoint,
  rescheduleEmailEndpoint,
  retryBouncedAddressEndpoint,
} from '@evenhand/contract/pipeline/candidate-emails.ts';
import type {
  CandidateListEntry,
  findCandidateEndpoint,
  JobPipeline,
} from '@evenhand/contract/pipeline/candidates-identities-and-decisions-of-job.ts';
import { IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { formatTimeOfDay } from '../../parts/time/format-time-of-day.ts';
import { formatDayOfMomentShort } from '../../parts/time/format-short-days.ts';
import { ChangeEmailSendTimeDialog } from './change-email-send-time-dialog.tsx';
import { candidateEndpointsToRefresh } from './use-decide-candidates-and-endpoints-to-refresh.ts';
import { EmailCandidatesDialog } from './email-candidates-dialog.tsx';
import styles from './candidate-drawer.module.css';

type CandidateEmailItem = ResponseOf<typeof findCandidateEndpoint>['mails'][number];
type Props = {
  job: Pick<JobPipeline, 'id' | 'otherTexts'>;
  candidate: Pick<CandidateListEntry, 'id' | 'may'>;
  mails: readonly CandidateEmailItem[];
};

const kinds: Record<string, string> = {
  'applicant-rejection': 'Rejection',
  other: 'An e-mail of your own',
  'application-invite': 'Invitation to apply',
  'application-start': 'Personal link',
  'application-link': 'Personal link, again',
  'application-confirm': 'Confirmation',
  'finish-reminder': 'Reminder to finish',
  'role-closed': 'Role closed early',
};

/** What was written to a candidate and what became of it, the newest first. */
export function CandidateEmailsPanel({ job, candidate, mails: emails }: Props) {
  const [isWriting, setWriting] = useState(false);
  return (
    <>
      {candidate.may.write && (
        <Button
          size="small"
          className={styles['mails-head']}
          icon={<IconMail size={16} aria-hidden="true" />}
          onClick={() => setWriting(true)}
        >
          Write an e-mail
        </Button>
      )}
      <EmailList jobId={job.id} applicationId={candidate.id} mails={emails} />
      {isWriting && (
        <EmailCandidatesDialog
          job={job}
          applicationIds={[candidate.id]}
          onClose={() => setWriting(false)}
        />
      )}
    </>
  );
}

type ListProps = { jobId: number; applicationId: number; mails: readonly CandidateEmailItem[] };

function EmailList({ jobId, applicationId, mails: emails }: ListProps) {
  const [moved, setMoved] = useState<CandidateEmailItem>();
  const cancel = useEndpointMutation(cancelEmailEndpoint, {
    refreshes: candidateEndpointsToRefresh,
  });
  const move = useEndpointMutation(rescheduleEmailEndpoint, {
    refreshes: candidateEndpointsToRefresh,
  });
  if (emails.length === 0)
    return <p className={styles['drawer-note']}>No e-mail was written to this candidate yet.</p>;
  const isBusy = cancel.isPending || move.isPending;
  const of = (mailId: number) => ({ params: { jobId, applicationId, mailId } });

  function keep(mailId: number) {
    cancel.mutate(of(mailId), {
      onSuccess: () => showToast({ text: 'E-mail cancelled. It will not leave.' }),
      onError: (error) => showToast({ text: error.message }),
    });
  }

  function sendNow(mailId: number) {
    move.mutate(
      { ...of(mailId), body: { sendAt: null } },
      {
        onSuccess: () => showToast({ text: 'The e-mail leaves now.' }),
        onError: (error) => showToast({ text: error.message }),
      },
    );
  }

  return (
    <>
      {emails.some(({ state }) => state === 'bounced') && (
        <Bounced jobId={jobId} applicationId={applicationId} />
      )}
      <ul className={styles['drawer-list']}>
        {emails.map((email) => (
          <li key={email.id}>
            <span>{kinds[email.kind] ?? wordsOf(email.kind)}</span>
            <small>{stateOf(email)}</small>
            {hasFailed(email) && (
              <StatusTag className={styles['tag']} colour="red">
                Not delivered
              </StatusTag>
            )}
            {email.state === 'queued' && (
              <span className={styles['drawer-mail-acts']}>
                <Button size="small" disabled={isBusy} onClick={() => sendNow(email.id)}>
                  Send now
                </Button>
                <Button size="small" disabled={isBusy} onClick={() => setMoved(email)}>
                  Change the time
                </Button>
                <Button size="small" disabled={isBusy} onClick={() => keep(email.id)}>
                  Cancel
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {moved && (
        <ChangeEmailSendTimeDialog
          asked={of(moved.id)}
          sendAt={moved.sendAt}
          onClose={() => setMoved(undefined)}
        />
      )}
    </>
  );
}

function Bounced({ jobId, applicationId }: Omit<ListProps, 'mails'>) {
  const again = useEndpointMutation(retryBouncedAddressEndpoint, {
    refreshes: candidateEndpointsToRefresh,
  });
  return (
    <div className={styles['drawer-note']} role="note">
      <p>
        An e-mail came back: there is no such mailbox. Nothing more is sent to this address until
        you try it again.
      </p>
      <Button
        size="small"
        busy={again.isPending}
        onClick={() =>
          again.mutate(
            { params: { jobId, applicationId } },
            {
              onSuccess: () => showToast({ text: 'What came back is sent once more.' }),
              onError: (error) => showToast({ text: error.message }),
            },
          )
        }
      >
        Try the address again
      </Button>
    </div>
  );
}

function hasFailed({ state }: CandidateEmailItem): boolean {
  return state === 'bounced' || state === 'failed';
}

function stateOf({ state, sendAt, tries }: CandidateEmailItem): string {
  const at = `${formatDayOfMomentShort(sendAt)} at ${formatTimeOfDay(sendAt)}`;
  switch (state) {
    case 'queued':
      return tries > 0 ? `Not taken yet. Tried again ${at}` : `Leaves ${at}`;
    case 'sent':
      return `Sent ${formatDayOfMomentShort(sendAt)}`;
    case 'bounced':
      return `Came back ${formatDayOfMomentShort(sendAt)}: no such mailbox`;
    case 'failed':
      return `Could not be delivered, given up ${formatDayOfMomentShort(sendAt)}`;
    case 'cancelled':
      return 'Cancelled, not sent';
  }
}

/** 'application-link' → 'Application link' */
function wordsOf(kind: string): string {
  const words = kind.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
