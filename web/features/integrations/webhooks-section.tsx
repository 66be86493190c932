import {
  type Webhook,
  WEBHOOKS_PER_ORGANISATION_MAX,
} from '@evenhand/contract/integrations/webhooks-and-api-keys.ts';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { DeleteWebhookDialog } from './delete-webhook-dialog.tsx';
import { RotateWebhookSecretDialog } from './rotate-webhook-secret-dialog.tsx';
import { ShowSecretOnceDialog } from './show-secret-once-dialog.tsx';
import { WebhookSignatureGuide } from './webhook-signature-guide.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';
import { type WebhookCardCommand, WebhookCard } from './webhook-card.tsx';
import styles from './integrations-settings-panel.module.css';

type Open =
  | { dialog: 'new' }
  | { dialog: WebhookCardCommand; webhook: Webhook }
  | { dialog: 'secret'; secret: string };

export function WebhooksSection({ webhooks }: { webhooks: readonly Webhook[] }) {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const showSecret = (secret: string) => setOpen({ dialog: 'secret', secret });

  return (
    <section className={styles['integrations-part']} aria-labelledby="integrations-webhooks">
      <div className={styles['integrations-head']}>
        <h2 id="integrations-webhooks">Webhooks</h2>
        {webhooks.length < WEBHOOKS_PER_ORGANISATION_MAX && (
          <Button
            look="primary"
            icon={<IconPlus aria-hidden="true" />}
            onClick={() => setOpen({ dialog: 'new' })}
          >
            Add webhook
          </Button>
        )}
      </div>
      <p>
        A web address of yours is told what happens here, within seconds. Messages hold ids and the
        reference of a candidate, such as KX-47, and never a name. Lead them to a program, not into
        a chat that the hiring team reads: when a message comes can tell whom it is about.
      </p>
      {webhooks.length > 0 && (
        <ul className={styles['webhooks']}>
          {webhooks.map((webhook) => (
            <li key={webhook.id}>
              <WebhookCard webhook={webhook} onChoose={(dialog) => setOpen({ dialog, webhook })} />
            </li>
          ))}
        </ul>
      )}
      {webhooks.length === 0 && (
        <p className={styles['integrations-empty']}>
          There are no webhooks yet. Add one, and it will be listed here with how it fares.
        </p>
      )}
      <WebhookSignatureGuide isOpen={webhooks.length === 0} />
      {open?.dialog === 'new' && <WebhookDialog onSecret={showSecret} onClose={close} />}
      {open?.dialog === 'change' && <WebhookDialog webhook={open.webhook} onClose={close} />}
      {open?.dialog === 'rotate' && (
        <RotateWebhookSecretDialog webhook={open.webhook} onSecret={showSecret} onClose={close} />
      )}
      {open?.dialog === 'delete' && <DeleteWebhookDialog webhook={open.webhook} onClose={close} />}
      {open?.dialog === 'secret' && (
        <ShowSecretOnceDialog
          title="Copy the signing secret"
          label="Signing secret"
          secret={open.secret}
          onClose={close}
        >
          Your receiver checks each message with it. It is shown this once: keep it where you keep
          passwords. If it is lost, make a new one.
        </ShowSecretOnceDialog>
      )}
    </section>
  );
}
