import {
  type ApiKey,
  API_KEYS_PER_ORGANISATION_MAX,
  listApiKeysEndpoint,
} from '@evenhand/contract/integrations/webhooks-and-api-keys.ts';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StatusTag, type StatusTagColour } from '../../ui/status-tag.tsx';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { CodeBlock } from './code-block.tsx';
import { formatWebhookDeliveryTime } from './webhook-health-and-delivery-tags-and-words.ts';
import { formatDayOfMomentShort } from '../../parts/time/format-short-days.ts';
import { MakeApiKeyDialog } from './make-api-key-dialog.tsx';
import { RevokeApiKeyDialog } from './revoke-api-key-dialog.tsx';
import { ShowSecretOnceDialog } from './show-secret-once-dialog.tsx';
import { apiKeyScopeWords } from './api-key-scope-words.ts';
import { joinClassNames } from '../../ui/join-class-names.ts';
import logStyles from './integrations-tables.module.css';
import styles from './integrations-settings-panel.module.css';

type Open =
  | { dialog: 'new' }
  | { dialog: 'revoke'; key: ApiKey }
  | { dialog: 'token'; token: string };

export function ApiKeysSection() {
  const { data, error } = useEndpointQuery(listApiKeysEndpoint, {});
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const mayMakeMore =
    data &&
    data.keys.filter(({ state }) => state !== 'revoked').length < API_KEYS_PER_ORGANISATION_MAX;

  return (
    <section className={styles['integrations-part']} aria-labelledby="integrations-keys">
      <div className={styles['integrations-head']}>
        <h2 id="integrations-keys">API keys</h2>
        {mayMakeMore && (
          <Button icon={<IconPlus aria-hidden="true" />} onClick={() => setOpen({ dialog: 'new' })}>
            Make a key
          </Button>
        )}
      </div>
      <p>
        With a key a program reads roles and applications. It sees what whoever made it sees, and
        stops working when they are no admin any more.
      </p>
      {error && <ErrorNote>{error.message}</ErrorNote>}
      {!data && !error && <Skeleton width="100%" height={120} />}
      {data?.keys.length === 0 && (
        <>
          <p className={styles['integrations-empty']}>
            There are no keys yet. Make one for each program, so that each can be revoked alone.
          </p>
          <CodeBlock label="A first call" code={firstCall()} />
        </>
      )}
      {data && data.keys.length > 0 && (
        <KeyTable keys={data.keys} onRevoke={(key) => setOpen({ dialog: 'revoke', key })} />
      )}
      {open?.dialog === 'new' && (
        <MakeApiKeyDialog
          onToken={(token) => setOpen({ dialog: 'token', token })}
          onClose={close}
        />
      )}
      {open?.dialog === 'revoke' && <RevokeApiKeyDialog apiKey={open.key} onClose={close} />}
      {open?.dialog === 'token' && (
        <ShowSecretOnceDialog
          title="Copy the key"
          label="API key"
          secret={open.token}
          onClose={close}
        >
          It is shown this once and kept nowhere: put it where your program keeps its secrets. If it
          is lost, revoke it and make another.
        </ShowSecretOnceDialog>
      )}
    </section>
  );
}

const states: Record<ApiKey['state'], { tag: string; colour: StatusTagColour }> = {
  active: { tag: 'Works', colour: 'green' },
  expired: { tag: 'Ended', colour: 'grey' },
  revoked: { tag: 'Revoked', colour: 'grey' },
  asleep: { tag: 'Maker is no admin', colour: 'yellow' },
};

function KeyTable({
  keys,
  onRevoke,
}: {
  keys: readonly ApiKey[];
  onRevoke: (key: ApiKey) => void;
}) {
  return (
    <table className={joinClassNames(logStyles['log'], logStyles['keys'])}>
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">May read</th>
          <th scope="col">Last used</th>
          <th scope="col">State</th>
          <th scope="col">
            <span className="sr-only">Acts</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {keys.map((key) => (
          <tr key={key.id}>
            <td className={logStyles['log-event']}>
              <strong>{key.name}</strong>
              <small>
                <code>{key.hint}…</code> made by {key.madeBy},{' '}
                {formatDayOfMomentShort(key.createdAt)}
              </small>
            </td>
            <td className={logStyles['log-outcome']}>
              {key.scopes.map((scope) => apiKeyScopeWords[scope].short).join(', ')}
            </td>
            <td className={logStyles['log-time']}>
              {key.lastUsedAt === null ? 'Never' : formatWebhookDeliveryTime(key.lastUsedAt)}
            </td>
            <td>
              <StatusTag colour={states[key.state].colour} dot>
                {states[key.state].tag}
              </StatusTag>
              {key.expiresAt !== null && key.state === 'active' && (
                <small>until {formatDayOfMomentShort(new Date(key.expiresAt.getTime() - 1))}</small>
              )}
            </td>
            <td className={logStyles['log-act']}>
              {key.state !== 'revoked' && (
                <Button
                  size="small"
                  aria-label={`Revoke ${key.name}`}
                  onClick={() => onRevoke(key)}
                >
                  Revoke
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function firstCall(): string {
  return `curl --header "Authorization: Bearer evh_…" \\\n  ${location.origin}/api/v1/jobs`;
}
