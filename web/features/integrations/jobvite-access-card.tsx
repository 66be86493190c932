import {
  removeJobviteKeysEndpoint,
  findJobImportSourcesEndpoint,
  type JobImportSources,
  testJobviteKeysEndpoint,
} from '@evenhand/contract/integrations/job-import-jobvite-and-requisition-file-endpoints.ts';
import { IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { formatWebhookDeliveryTime } from './webhook-health-and-delivery-tags-and-words.ts';
import { JobviteAccessDialog } from './jobvite-access-dialog.tsx';
import { RemoveImportSourceDialog } from './remove-import-source-dialog.tsx';
import integrationsStyles from './integrations-settings-panel.module.css';
import styles from './job-import-sources.module.css';

type Props = { access: JobImportSources['jobvite']; isGranted: boolean };

export function JobviteAccessCard({ access, isGranted }: Props) {
  const [open, setOpen] = useState<'set' | 'remove'>();
  const test = useEndpointMutation(testJobviteKeysEndpoint, { refreshes: [] });
  const remove = useEndpointMutation(removeJobviteKeysEndpoint, {
    refreshes: [findJobImportSourcesEndpoint],
  });
  const outcome = test.data;
  const failure = test.error?.message ?? (outcome && !outcome.works ? outcome.message : undefined);
  return (
    <article className={styles['import-source']} aria-label="Jobvite">
      <div className={integrationsStyles['webhook-head']}>
        <h3>Jobvite</h3>
        {access ? (
          <StatusTag colour="green" dot>
            Set up
          </StatusTag>
        ) : (
          <StatusTag colour="grey">Not set up</StatusTag>
        )}
      </div>
      {access ? (
        <dl className={integrationsStyles['webhook-facts']}>
          <div>
            <dt>Company id</dt>
            <dd>{access.companyId}</dd>
          </div>
          <div>
            <dt>Set up</dt>
            <dd>
              {formatWebhookDeliveryTime(access.setAt)} by {access.setBy}
            </dd>
          </div>
        </dl>
      ) : (
        <p>
          Your contact at Jobvite gives you a company id, an API key and a secret. They are kept
          encrypted and never shown again.
        </p>
      )}
      {failure !== undefined && <ErrorNote>{failure}</ErrorNote>}
      {outcome?.works && (
        <p className={styles['import-works']} role="status">
          <IconCircleCheck size={18} aria-hidden="true" />
          {outcome.message}
        </p>
      )}
      <div className={integrationsStyles['integrations-acts']}>
        {isGranted && access && (
          <Button size="small" busy={test.isPending} onClick={() => test.mutate({})}>
            Test the access
          </Button>
        )}
        {isGranted && (
          <Button
            size="small"
            aria-label={access ? 'Change the access to Jobvite' : 'Set up Jobvite'}
            onClick={() => setOpen('set')}
          >
            {access ? 'Change' : 'Set up Jobvite'}
          </Button>
        )}
        {access && (
          <Button
            size="small"
            look="ghost"
            aria-label="Remove the access to Jobvite"
            onClick={() => setOpen('remove')}
          >
            Remove
          </Button>
        )}
      </div>
      {open === 'set' && (
        <JobviteAccessDialog
          companyId={access?.companyId}
          onSaved={() => test.reset()}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'remove' && (
        <RemoveImportSourceDialog
          title="Remove the access to Jobvite?"
          says="The company id, the key and the secret are deleted. Roles that were imported stay."
          done="Access to Jobvite removed."
          command={remove}
          onClose={() => setOpen(undefined)}
        />
      )}
    </article>
  );
}
