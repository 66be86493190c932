import {
  findEmailSettingsEndpoint,
  type EmailSettings,
  emailSettingsTestSteps,
  type EmailSettingsTestStep,
  REJECTION_EMAIL_WAIT_HOURS_MAX,
  saveEmailSettingsEndpoint,
  EMAIL_SENDER_NAME_CHARACTERS_MAX,
  sendTestEmailOfSettingsEndpoint,
} from '@evenhand/contract/emails/email-settings.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import { IconCircleCheck } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { TextInputField } from '../../ui/text-input-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast-store.ts';
import {
  useEndpointQuery,
  useEndpointMutation,
} from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { joinClassNames } from '../../ui/join-class-names.ts';
import buttonStyles from '../../ui/button-and-icon-button.module.css';
import importsStyles from './job-import-sources.module.css';
import integrationsStyles from './integrations-settings-panel.module.css';
import styles from './email-settings-section.module.css';

/** From whom e-mails come, how long a rejection waits, and whether mail leaves at all. */
export function EmailSettingsSection() {
  const { data, error } = useEndpointQuery(findEmailSettingsEndpoint, {});
  return (
    <section
      className={integrationsStyles['integrations-part']}
      aria-labelledby="integrations-mail"
    >
      <h2 id="integrations-mail">E-mail</h2>
      {error && !data && <ErrorNote>{error.message}</ErrorNote>}
      {!data && !error && <Skeleton width="100%" height={120} />}
      {data && (
        <>
          <Sender settings={data} />
          <EmailSettingsForm key={JSON.stringify(data)} settings={data} />
          <EmailTest settings={data} />
        </>
      )}
    </section>
  );
}

function Sender({ settings: { sender, replyTo } }: { settings: EmailSettings }) {
  return (
    <dl className={joinClassNames(integrationsStyles['webhook-facts'], styles['mail-facts'])}>
      <div>
        <dt>From</dt>
        <dd>{sender}</dd>
      </div>
      <div>
        <dt>Answers go to</dt>
        <dd>{replyTo ?? 'nobody: set a contact e-mail under Account'}</dd>
      </div>
    </dl>
  );
}

function EmailSettingsForm({ settings }: { settings: EmailSettings }) {
  const [typed, setTyped] = useState({
    senderName: settings.senderName ?? '',
    hours: String(settings.rejectionWaitHours),
  });
  const save = useEndpointMutation(saveEmailSettingsEndpoint, {
    refreshes: [findEmailSettingsEndpoint],
  });
  const fields = save.error?.problem.fields ?? {};
  const isChanged =
    typed.senderName !== (settings.senderName ?? '') ||
    typed.hours !== String(settings.rejectionWaitHours);

  function submit(event: FormEvent) {
    event.preventDefault();
    const senderName = typed.senderName.trim() || null;
    save.mutate(
      { body: { senderName, rejectionWaitHours: Number(typed.hours || '0') } },
      { onSuccess: () => showToast({ text: 'E-mail settings saved.' }) },
    );
  }

  return (
    <form
      className={joinClassNames(integrationsStyles['integrations-form'], styles['mail-form'])}
      onSubmit={submit}
      noValidate
    >
      {save.error && Object.keys(fields).length === 0 && (
        <ErrorNote>{save.error.message}</ErrorNote>
      )}
      <TextInputField
        label="Name of the sender"
        hint="Candidates read it first. Left empty, it is the name of your organisation."
        autoComplete="off"
        maxLength={EMAIL_SENDER_NAME_CHARACTERS_MAX}
        value={typed.senderName}
        error={fields['senderName']}
        onChange={({ currentTarget: { value } }) => setTyped({ ...typed, senderName: value })}
      />
      <TextInputField
        label="Hours a rejection waits"
        hint={`From 0 to ${REJECTION_EMAIL_WAIT_HOURS_MAX}. While it waits you can stop it, send it at once or give it another time, and the candidate knows of nothing.`}
        type="number"
        inputMode="numeric"
        min={0}
        max={REJECTION_EMAIL_WAIT_HOURS_MAX}
        value={typed.hours}
        error={fields['rejectionWaitHours']}
        onChange={({ currentTarget: { value } }) => setTyped({ ...typed, hours: value })}
      />
      <div className={integrationsStyles['integrations-acts']}>
        <Button type="submit" busy={save.isPending} disabled={!isChanged}>
          Save
        </Button>
      </div>
    </form>
  );
}

function EmailTest({ settings: { goesTo } }: { settings: EmailSettings }) {
  const test = useEndpointMutation(sendTestEmailOfSettingsEndpoint, { refreshes: [] });
  return (
    <div className={styles['mail-test']}>
      <h3>Does e-mail leave?</h3>
      <p>
        {goesTo === 'outbox'
          ? 'This is the demo: no e-mail leaves this machine. All of them are kept in its outbox.'
          : goesTo === 'nowhere'
            ? 'No mail server is set, so every e-mail waits. Whoever runs this installation sets SMTP_URL.'
            : 'A test sends one e-mail to you, and says at which step it failed if it did.'}
      </p>
      {test.error && <ErrorNote>{test.error.message}</ErrorNote>}
      {test.data && <Verdict verdict={test.data} />}
      <div className={integrationsStyles['integrations-acts']}>
        {goesTo === 'outbox' ? (
          <a
            className={joinClassNames(
              buttonStyles['button'],
              buttonStyles['button-secondary'],
              buttonStyles['button-small'],
            )}
            href="/dev/outbox"
          >
            Open the outbox
          </a>
        ) : (
          <Button size="small" busy={test.isPending} onClick={() => test.mutate({})}>
            Send me a test e-mail
          </Button>
        )}
      </div>
    </div>
  );
}

const stepWords: Record<EmailSettingsTestStep, string> = {
  settings: 'A mail server is set',
  name: 'Its name is known',
  connection: 'It can be reached',
  encryption: 'The connection is encrypted as it should be',
  'log-in': 'It takes user name and password',
  sender: 'It sends for our address',
  recipient: 'It takes your address',
  message: 'It takes the message',
};

function Verdict({ verdict }: { verdict: ResponseOf<typeof sendTestEmailOfSettingsEndpoint> }) {
  if (verdict.works)
    return (
      <p className={importsStyles['import-works']} role="status">
        <IconCircleCheck size={18} aria-hidden="true" />
        The mail server took an e-mail to {verdict.to}. Look whether it arrives.
      </p>
    );
  const at = emailSettingsTestSteps.findIndex((step) => step === verdict.failedAt);
  return (
    <>
      <ErrorNote>{verdict.message}</ErrorNote>
      <ol className={styles['mail-steps']} aria-label="Steps of the test">
        {emailSettingsTestSteps.map((step, n) => (
          <li
            key={step}
            className={n === at ? styles['is-failed'] : n < at ? styles['is-done'] : ''}
          >
            {stepWords[step]}
            <span>{n === at ? ': failed' : n < at ? ': yes' : ': not tried'}</span>
          </li>
        ))}
      </ol>
      {verdict.answer && (
        <p className={styles['mail-answer']}>
          The server said: <q>{verdict.answer}</q>
        </p>
      )}
    </>
  );
}
