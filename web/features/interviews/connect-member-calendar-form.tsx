import {
  connectMemberCalendarEndpoint,
  findMemberCalendarEndpoint,
  type MemberCalendar,
} from '@evenhand/contract/interviews/member-calendar-endpoints-and-read-problems.ts';
import { type FormEvent, useState } from 'react';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { TextInputField } from '../../ui/text-input-field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import settingsPartStyles from '../../parts/layout/settings-section.module.css';
import styles from './interview-dialogs.module.css';

const hints: Record<MemberCalendar['kind'], string> = {
  ics: 'Most calendars have one under “Secret address”, “Publish” or “Share”. It ends in .ics most often.',
  caldav: 'Of the server, or of one calendar there. Your provider calls it the CalDAV address.',
};

/** Where the calendar stands, and what opens it: written once, and never shown again. */
export function ConnectMemberCalendarForm({ onConnected }: { onConnected: () => void }) {
  const [kind, setKind] = useState<MemberCalendar['kind']>('ics');
  const [url, setUrl] = useState('');
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const connect = useEndpointMutation(connectMemberCalendarEndpoint, {
    refreshes: [findMemberCalendarEndpoint],
  });
  const fields = connect.error?.problem.fields ?? {};

  function submit(event: FormEvent) {
    event.preventDefault();
    const body = kind === 'ics' ? { kind, url } : { kind, url, username, password };
    connect.mutate({ body }, { onSuccess: onConnected });
  }

  return (
    <form className={styles['dialog-form']} onSubmit={submit} noValidate>
      <fieldset className={styles['dialog-group']}>
        <legend>How we read it</legend>
        <div className={styles['dialog-choices']}>
          <Checkbox
            exclusive
            name="calendar-kind"
            label="By a secret address"
            checked={kind === 'ics'}
            onChange={() => setKind('ics')}
          />
          <Checkbox
            exclusive
            name="calendar-kind"
            label="By CalDAV, with a password"
            checked={kind === 'caldav'}
            onChange={() => setKind('caldav')}
          />
        </div>
      </fieldset>
      <TextInputField
        label="Address of the calendar"
        hint={hints[kind]}
        type="url"
        inputMode="url"
        autoComplete="off"
        value={url}
        error={fields['url']}
        onChange={({ currentTarget: { value } }) => setUrl(value)}
      />
      {kind === 'caldav' && (
        <>
          <TextInputField
            label="User name there"
            autoComplete="off"
            value={username}
            error={fields['username']}
            onChange={({ currentTarget: { value } }) => setUsername(value)}
          />
          <PasswordField
            label="App password"
            hint="Make one for this alone where your provider offers it: you can revoke it there."
            autoComplete="off"
            value={password}
            error={fields['password']}
            onChange={({ currentTarget: { value } }) => setPassword(value)}
          />
        </>
      )}
      {connect.error && Object.keys(fields).length === 0 && (
        <ErrorNote>{connect.error.message}</ErrorNote>
      )}
      <div className={settingsPartStyles['settings-acts']}>
        <Button type="submit" busy={connect.isPending}>
          Connect calendar
        </Button>
      </div>
    </form>
  );
}
