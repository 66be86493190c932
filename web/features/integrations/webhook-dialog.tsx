import {
  changeWebhookEndpoint,
  listWebhooksEndpoint,
  addWebhookEndpoint,
  type Webhook,
  type WebhookEventType,
  webhookEvents,
} from '@evenhand/contract/integrations/webhooks-and-api-keys.ts';
import { findCurrentUserEndpoint } from '@evenhand/contract/sign-in/current-user-own-organisation-and-daily-usage.ts';
import { IconAlertCircle } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { TextInputField } from '../../ui/text-input-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import {
  useEndpointQuery,
  useEndpointMutation,
} from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import dialogStyles from '../../ui/dialog.module.css';
import fieldStyles from '../../ui/text-input-field.module.css';
import styles from './integrations-settings-panel.module.css';

type Props =
  | { webhook?: undefined; onSecret: (secret: string) => void; onClose: () => void }
  | { webhook: Webhook; onClose: () => void };

const all: WebhookEventType[] = webhookEvents.map(({ type }) => type);

/** Sets a webhook up, or changes one. */
export function WebhookDialog(props: Props) {
  const { webhook, onClose } = props;
  const { data } = useEndpointQuery(findCurrentUserEndpoint, {});
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [events, setEvents] = useState(
    webhook ? all.filter((type) => webhook.events.includes(type)) : all,
  );
  const [enabled, setEnabled] = useState(webhook?.enabled ?? true);
  const set = useEndpointMutation(addWebhookEndpoint, { refreshes: [listWebhooksEndpoint] });
  const change = useEndpointMutation(changeWebhookEndpoint, { refreshes: [listWebhooksEndpoint] });
  const error = set.error ?? change.error;
  const fields = error?.problem.fields ?? {};

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!data) return;
    if (props.webhook === undefined) {
      const { onSecret } = props;
      set.mutate(
        { body: { orgId: data.user.OrgId, url, events, enabled } },
        { onSuccess: ({ secret }) => onSecret(secret) },
      );
      return;
    }
    change.mutate(
      { params: { webhookId: props.webhook.id }, body: { url, events, enabled } },
      {
        onSuccess: () => {
          showToast({ text: 'Webhook saved.' });
          onClose();
        },
      },
    );
  }

  return (
    <Dialog title={webhook ? 'Change webhook' : 'Add webhook'} onClose={onClose}>
      <form className={styles['integrations-form']} onSubmit={submit} noValidate>
        {error && <ErrorNote>{error.message}</ErrorNote>}
        <TextInputField
          data-first
          label="Web address"
          hint="It must begin with https:// and be on the public internet."
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          value={url}
          error={fields['url']}
          onChange={(event) => setUrl(event.currentTarget.value)}
        />
        <EventChoice chosen={events} error={fields['events']} onChoose={setEvents} />
        {webhook && (
          <Checkbox
            label="Switched on"
            checked={enabled}
            onChange={(event) => setEnabled(event.currentTarget.checked)}
          />
        )}
        <div className={dialogStyles['dialog-acts']}>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" busy={set.isPending || change.isPending}>
            {webhook ? 'Save webhook' : 'Add webhook'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

type ChoiceProps = {
  chosen: readonly WebhookEventType[];
  error: string | undefined;
  onChoose: (events: WebhookEventType[]) => void;
};

function EventChoice({ chosen, error, onChoose }: ChoiceProps) {
  return (
    <fieldset
      className={styles['event-choice']}
      aria-describedby={error ? 'event-choice-error' : undefined}
    >
      <legend>Tell it of</legend>
      {error && (
        <p className={fieldStyles['field-error']} id="event-choice-error">
          <IconAlertCircle size={16} aria-hidden="true" />
          {error}
        </p>
      )}
      {webhookEvents.map(({ type, says }) => (
        <div key={type}>
          <Checkbox
            label={type}
            checked={chosen.includes(type)}
            onChange={({ currentTarget: { checked } }) =>
              onChoose(all.filter((each) => (each === type ? checked : chosen.includes(each))))
            }
          />
          <p>{says}</p>
        </div>
      ))}
    </fieldset>
  );
}
