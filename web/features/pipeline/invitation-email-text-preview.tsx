import {
  type EmailTemplateTypeName,
  listAllEmailTemplatesEndpoint,
} from '@evenhand/contract/emails/email-templates.ts';
import { findJobEmailTextsEndpoint } from '@evenhand/contract/emails/job-email-texts.ts';
import { EmailTemplatePreview } from '../../parts/email-preview/email-template-preview.tsx';
import { EmailTemplateSelect } from '../../parts/email-preview/email-template-select.tsx';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';

type Props = {
  jobId: number;
  kind: EmailTemplateTypeName;
  chosen: number | null;
  onChoose: (id: number | null) => void;
};

/** The role's own words, else the organisation's, else ours: as they will be sent. */
export function InvitationEmailTextPreview({ jobId, kind, chosen, onChoose }: Props) {
  const ofJob = useEndpointQuery(findJobEmailTextsEndpoint, { params: { jobId } });
  const ofOrganisation = useEndpointQuery(listAllEmailTemplatesEndpoint, {});
  const text = ofJob.data?.emails.find(({ type }) => type === kind);
  const templates = ofOrganisation.data?.types.find(({ type }) => type === kind)?.templates ?? [];
  const shown = templates.find(({ id }) => id === chosen) ?? text?.own ?? text?.usual;
  return (
    <>
      <EmailTemplateSelect
        kind={kind}
        texts={templates.map(({ id, name, isDefault }) => ({ id, name, isDefault, kind }))}
        chosen={chosen}
        onChoose={onChoose}
      />
      {shown && (
        <EmailTemplatePreview
          type={kind}
          emailText={{ subject: shown.subject, body: shown.body }}
          jobId={jobId}
        />
      )}
    </>
  );
}
