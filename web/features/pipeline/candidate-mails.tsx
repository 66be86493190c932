import type { Answer } from '@evenhand/contract/endpoint.ts';
import { cancelMail, type findCandidate } from '@evenhand/contract/pipeline.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import { useCommand } from '../../use-call.ts';
import { clockOf, dayOf } from '../../days.ts';
import { candidateViews } from './use-decide.ts';

type MailOf = Answer<typeof findCandidate>['mails'][number];
type Props = { jobId: number; applicationId: number; mails: readonly MailOf[] };

const kinds: Record<string, string> = {
  'applicant-rejection': 'Rejection with feedback',
  'application-start': 'Personal link',
  'application-link': 'Personal link, again',
  'application-confirm': 'Confirmation',
  'role-closed': 'Role closed early',
};

export function CandidateMails({ jobId, applicationId, mails }: Props) {
  const cancel = useCommand(cancelMail, { refreshes: candidateViews });
  if (mails.length === 0)
    return <p className="drawer-note">No e-mail was written to this candidate yet.</p>;

  function keep(mailId: number) {
    cancel.mutate(
      { params: { jobId, applicationId, mailId } },
      {
        onSuccess: () => showToast({ text: 'E-mail cancelled. It will not leave.' }),
        onError: (error) => showToast({ text: error.message }),
      },
    );
  }

  return (
    <ul className="drawer-list">
      {mails.map((mail) => (
        <li key={mail.id}>
          <span>{kinds[mail.kind] ?? wordsOf(mail.kind)}</span>
          <small>{stateOf(mail)}</small>
          {mail.state === 'queued' && (
            <Button size="small" busy={cancel.isPending} onClick={() => keep(mail.id)}>
              Cancel
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function stateOf({ state, sendAt }: MailOf): string {
  if (state === 'queued') return `Leaves ${dayOf(sendAt)} at ${clockOf(sendAt)}`;
  if (state === 'sent') return `Sent ${dayOf(sendAt)}`;
  return state === 'failed' ? 'Could not be delivered' : 'Cancelled, not sent';
}

/** 'application-link' → 'Application link' */
function wordsOf(kind: string): string {
  const words = kind.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
