import {
  findJobImportSourcesEndpoint,
  setJobviteKeysEndpoint,
} from '@evenhand/contract/integrations/job-import-jobvite-and-requisition-file-endpoints.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { TextInputField } from '../../ui/text-input-field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import dialogStyles from '../../ui/dialog.module.css';
import styles from './integrations-settings-panel.module.css';

type Props = { companyId: string | undefined; onSaved: () => void; onClose: () => void };

/** Gives the access to Jobvite, whole each time: what is kept cannot be read again. */
export function JobviteAccessDialog({ companyId = '', onSaved, onClose }: Props) {
  const [typed, setTyped] = useState({ companyId, apiKey: '', secret: '' });
  const set = useEndpointMutation(setJobviteKeysEndpoint, {
    refreshes: [findJobImportSourcesEndpoint],
  });
  const fields = set.error?.problem.fields ?? {};

  function submit(event: FormEvent) {
    event.preventDefault();
    set.mutate(
      { body: typed },
      {
        onSuccess: () => {
          showToast({ text: 'Access to Jobvite saved. Test it once.' });
          onSaved();
          onClose();
        },
      },
    );
  }

  return (
    <Dialog title={companyId ? 'Change the access to Jobvite' : 'Set up Jobvite'} onClose={onClose}>
      <form className={styles['integrations-form']} onSubmit={submit} noValidate>
        {set.error && <ErrorNote>{set.error.message}</ErrorNote>}
        <TextInputField
          data-first
          label="Company id"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={typed.companyId}
          error={fields['companyId']}
          onChange={({ currentTarget: { value } }) => setTyped({ ...typed, companyId: value })}
        />
        <PasswordField
          label="API key"
          autoComplete="new-password"
          value={typed.apiKey}
          error={fields['apiKey']}
          onChange={({ currentTarget: { value } }) => setTyped({ ...typed, apiKey: value })}
        />
        <PasswordField
          label="Secret"
          autoComplete="new-password"
          value={typed.secret}
          error={fields['secret']}
          onChange={({ currentTarget: { value } }) => setTyped({ ...typed, secret: value })}
        />
        <div className={dialogStyles['dialog-acts']}>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" busy={set.isPending}>
            Save access
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
