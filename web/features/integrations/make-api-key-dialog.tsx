import {
  apiKeyScopes,
  type ApiKeyScope,
  listApiKeysEndpoint,
  makeApiKeyEndpoint,
} from '@evenhand/contract/integrations/webhooks-and-api-keys.ts';
import { IconAlertCircle } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { TextInputField } from '../../ui/text-input-field.tsx';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { apiKeyScopeWords } from './api-key-scope-words.ts';
import dialogStyles from '../../ui/dialog.module.css';
import fieldStyles from '../../ui/text-input-field.module.css';
import styles from './integrations-settings-panel.module.css';

const NAME_MAX = 100;

type Props = { onToken: (token: string) => void; onClose: () => void };

export function MakeApiKeyDialog({ onToken, onClose }: Props) {
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<ApiKeyScope[]>(['merit:read']);
  const [expiresOn, setExpiresOn] = useState('');
  const make = useEndpointMutation(makeApiKeyEndpoint, { refreshes: [listApiKeysEndpoint] });
  const fields = make.error?.problem.fields ?? {};

  function submit(event: FormEvent) {
    event.preventDefault();
    make.mutate(
      { body: { name, scopes, ...(expiresOn !== '' && { expiresOn }) } },
      { onSuccess: ({ token }) => onToken(token) },
    );
  }

  return (
    <Dialog title="Make a key" onClose={onClose}>
      <form className={styles['integrations-form']} onSubmit={submit} noValidate>
        {make.error && <ErrorNote>{make.error.message}</ErrorNote>}
        <TextInputField
          data-first
          label="Name"
          hint="The program that will use it."
          autoComplete="off"
          maxLength={NAME_MAX}
          value={name}
          error={fields['name']}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <fieldset
          className={styles['event-choice']}
          aria-describedby={fields['scopes'] ? 'key-scopes-error' : undefined}
        >
          <legend>It may read</legend>
          {fields['scopes'] && (
            <p className={fieldStyles['field-error']} id="key-scopes-error">
              <IconAlertCircle size={16} aria-hidden="true" />
              {fields['scopes']}
            </p>
          )}
          {apiKeyScopes.map((scope) => (
            <div key={scope}>
              <Checkbox
                label={apiKeyScopeWords[scope].short}
                checked={scopes.includes(scope)}
                onChange={({ currentTarget: { checked } }) =>
                  setScopes(
                    apiKeyScopes.filter((each) =>
                      each === scope ? checked : scopes.includes(each),
                    ),
                  )
                }
              />
              <p>{apiKeyScopeWords[scope].says}</p>
            </div>
          ))}
        </fieldset>
        <TextInputField
          label="Last day (optional)"
          hint="Without one it works until it is revoked."
          type="date"
          value={expiresOn}
          error={fields['expiresOn']}
          onChange={(event) => setExpiresOn(event.currentTarget.value)}
        />
        <div className={dialogStyles['dialog-acts']}>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" busy={make.isPending}>
            Make a key
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
