import {
  listInviteRoundsEndpoint,
  countPastApplicantsByJobEndpoint,
  invitePastApplicantsEndpoint,
  type PastApplicantsJob,
} from '@evenhand/contract/invitations-to-apply/invitations-to-apply.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import { useState } from 'react';
import { pluraliseCount } from '../../parts/words/pluralise-count.ts';
import { formatIsoDayShort } from '../../parts/time/format-short-days.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { EmailTemplateSelect } from '../../parts/email-preview/email-template-select.tsx';
import {
  useEndpointQuery,
  useEndpointMutation,
} from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { useInvitationsToApplyToastAndCancel } from './use-invite-round-toast-and-cancel.ts';
import styles from './job-invitations-to-apply-panel.module.css';

type Reached = 'applied' | 'interviewed';
type Props = { jobId: number; templates: ResponseOf<typeof listInviteRoundsEndpoint>['templates'] };

/** People of other roles who agreed to hear of new ones: chosen by role and by how far they came, never by name. */
export function InvitePastApplicantsCard({ jobId, templates }: Props) {
  const past = useEndpointQuery(countPastApplicantsByJobEndpoint, { params: { jobId } });
  const [chosen, setChosen] = useState<ReadonlyMap<number, Reached>>(new Map());
  const [templateId, setTemplateId] = useState<number | null>(null);
  const invite = useEndpointMutation(invitePastApplicantsEndpoint, {
    refreshes: [listInviteRoundsEndpoint],
  });
  const { tell } = useInvitationsToApplyToastAndCancel(jobId);
  const jobs = past.data?.roles ?? [];

  function choose(job: number, reached: Reached | null) {
    const next = new Map(chosen);
    if (reached === null) next.delete(job);
    else next.set(job, reached);
    setChosen(next);
  }

  function send() {
    if (chosen.size === 0)
      return showToast({ text: 'Choose whom to invite: at least one role of the list.' });
    const from = [...chosen].map(([id, reached]) => ({ jobId: id, reached }));
    invite.mutate(
      { params: { jobId }, body: { from, templateId } },
      {
        onSuccess: ({ round }) => {
          setChosen(new Map());
          if (round) tell(round);
          else showToast({ text: 'Nobody was left to invite. Nothing was sent.' });
        },
        onError: (error) => showToast({ text: `Nobody was invited. ${error.message}` }),
      },
    );
  }

  return (
    <section className={styles['invite-card']} aria-labelledby="invite-past-title">
      <h2 id="invite-past-title">Past applicants</h2>
      <p className={styles['invite-says']}>
        Candidates of earlier roles who agreed to hear of new ones. You see how many they are, not
        who. Whoever has applied for this role already gets no e-mail.
      </p>
      {past.isError && !past.data && (
        <ErrorNote>We could not load earlier roles. {past.error.message}</ErrorNote>
      )}
      {past.data && jobs.length === 0 && (
        <p className={styles['invite-none']}>
          Nobody has agreed yet. Candidates are asked on their own page once they have applied.
        </p>
      )}
      {jobs.length > 0 && (
        <>
          <ul className={styles['invite-roles']}>
            {jobs.map((job) => (
              <PastJobRow
                key={job.jobId}
                role={job}
                chosen={chosen.get(job.jobId) ?? null}
                onChoose={(reached) => choose(job.jobId, reached)}
              />
            ))}
          </ul>
          <EmailTemplateSelect
            kind="past-application-invite"
            texts={templates}
            chosen={templateId}
            onChoose={setTemplateId}
          />
          <div className={styles['invite-acts']}>
            <Button busy={invite.isPending} onClick={send}>
              {chosen.size === 0
                ? 'Invite past applicants'
                : `Invite past applicants of ${pluraliseCount(chosen.size, 'role', 'roles')}`}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

type RowProps = {
  role: PastApplicantsJob;
  chosen: Reached | null;
  onChoose: (reached: Reached | null) => void;
};

function PastJobRow({ role: job, chosen, onChoose }: RowProps) {
  const { title, closedOn, applied, interviewed } = job;
  return (
    <li>
      <span className={styles['invite-role']}>
        <strong>{title}</strong>
        {closedOn && <small>Closed {formatIsoDayShort(closedOn)}</small>}
      </span>
      <select
        aria-label={`Whom of ${title}`}
        value={chosen ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChoose(value === 'applied' || value === 'interviewed' ? value : null)
        }
      >
        <option value="">Nobody</option>
        <option value="applied">All who applied ({applied})</option>
        {interviewed > 0 && <option value="interviewed">Reached interviews ({interviewed})</option>}
      </select>
    </li>
  );
}
