import {
  checkInvitationToApplyListEndpoint,
  listInviteRoundsEndpoint,
  INVITATION_TO_APPLY_LIST_PEOPLE_MAX,
  invitePeopleFromListEndpoint,
  type InviteListCheckResult,
} from '@evenhand/contract/invitations-to-apply/invitations-to-apply.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import { useState } from 'react';
import { pluraliseCount } from '../../parts/words/pluralise-count.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { EmailTemplateSelect } from '../../parts/email-preview/email-template-select.tsx';
import { useUnsavedDraft } from '../../ui/use-unsaved-draft.ts';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { decodeInvitationToApplyListFile } from './decode-invitation-to-apply-list-file.ts';
import { InviteListReportPanel } from './invite-list-report-panel.tsx';
import { useInvitationsToApplyToastAndCancel } from './use-invite-round-toast-and-cancel.ts';
import fieldStyles from '../../ui/text-input-field.module.css';
import styles from './job-invitations-to-apply-panel.module.css';

type Props = {
  jobId: number;
  isSealed: boolean;
  templates: ResponseOf<typeof listInviteRoundsEndpoint>['templates'];
};

/** Written or uploaded first, looked through second, and only then sent. */
export function InviteToApplyFromListCard({ jobId, isSealed, templates }: Props) {
  const draft = useUnsavedDraft(`invitation list of role ${jobId}`, '');
  const list = draft.written;
  const [file, setFile] = useState<{ name: string; text: string }>();
  const [problem, setProblem] = useState<string>();
  const [templateId, setTemplateId] = useState<number | null>(null);
  const [report, setReport] = useState<InviteListCheckResult>();
  const check = useEndpointMutation(checkInvitationToApplyListEndpoint, { refreshes: [] });
  const invite = useEndpointMutation(invitePeopleFromListEndpoint, {
    refreshes: [listInviteRoundsEndpoint],
  });
  const { tell } = useInvitationsToApplyToastAndCancel(jobId);
  const text = file?.text ?? list;

  async function choose(chosen: File) {
    const read = decodeInvitationToApplyListFile(new Uint8Array(await chosen.arrayBuffer()));
    if ('problem' in read) return setProblem(read.problem);
    setFile({ name: chosen.name, text: read.text });
    look(read.text);
  }

  function look(what: string) {
    setProblem(undefined);
    check.mutate(
      { params: { jobId }, body: { list: what } },
      {
        onSuccess: setReport,
        onError: (error) => setProblem(error.problem.fields?.['list'] ?? error.message),
      },
    );
  }

  function send() {
    invite.mutate(
      { params: { jobId }, body: { list: text, templateId } },
      {
        onSuccess: ({ round }) => {
          startAnew();
          tell(round);
        },
        onError: (error) => setProblem(error.problem.fields?.['list'] ?? error.message),
      },
    );
  }

  function startAnew() {
    draft.drop();
    setFile(undefined);
    setReport(undefined);
    setProblem(undefined);
  }

  return (
    <section className={styles['invite-card']} aria-labelledby="invite-list-title">
      <h2 id="invite-list-title">Invite people to apply</h2>
      <p className={styles['invite-says']}>
        Each person gets an e-mail with a link of their own, once for this role.
        {isSealed &&
          ' While names are sealed, whoever has applied already is left out without a word, so that no list tells who they are.'}
      </p>
      {report ? (
        <>
          <InviteListReportPanel report={report} />
          {problem && (
            <p role="alert" className={fieldStyles['field-error']}>
              {problem}
            </p>
          )}
          {report.people > 0 && (
            <EmailTemplateSelect
              kind="application-invite"
              texts={templates}
              chosen={templateId}
              onChoose={setTemplateId}
            />
          )}
          <div className={styles['invite-acts']}>
            {report.people > 0 && (
              <Button look="primary" busy={invite.isPending} onClick={send}>
                Invite {pluraliseCount(report.people, 'person', 'people')}
              </Button>
            )}
            <Button onClick={() => (file ? startAnew() : setReport(undefined))}>
              {file ? 'Choose another file' : 'Change the list'}
            </Button>
          </div>
        </>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            setFile(undefined);
            look(list);
          }}
        >
          <TextArea
            label="E-mail addresses"
            hint="One on each line, or parted by commas. Names may stand before them: Ada Okoro <ada@example.com>"
            rows={6}
            value={list}
            error={problem}
            onChange={({ currentTarget }) => draft.write(currentTarget.value)}
          />
          <div className={styles['invite-acts']}>
            <Button type="submit" look="primary" busy={check.isPending}>
              Check the list
            </Button>
            <FileButton
              accept=".csv,.txt,text/csv,text/plain"
              onChoose={(chosen) => void choose(chosen)}
            >
              Choose a CSV or text file
            </FileButton>
            <small>
              At most {INVITATION_TO_APPLY_LIST_PEOPLE_MAX.toLocaleString('en-GB')} people at once.
            </small>
          </div>
        </form>
      )}
    </section>
  );
}
