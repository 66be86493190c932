import { testDatabaseRolePrefix } from '../start-test-cluster.ts';
import type { PlantedFault, PlantedFaultDetector } from './planted-fault-types.ts';

const feature = 'server/features/integrations';
const net = (file: string, title: string): PlantedFaultDetector => ({
  file: `${feature}/${file}.test.ts`,
  title,
});
const door = (title: string): PlantedFaultDetector => ({
  file: 'server/test/api-door.test.ts',
  title,
});

export const plantedWebhookAndApiKeyFaults: PlantedFault[] = [
  {
    name: 'integrations: a webhook into the own network',
    change: [
      {
        file: 'server/http/outbound-url.ts',
        from: 'isIP(host) !== 0 ? !isPublicIpAddress(host)',
        to: 'isIP(host) !== 0 ? isPublicIpAddress(host) && false',
      },
    ],
    net: net(
      'send-due-webhooks',
      'an address that was harmless when it was set is refused when it is called',
    ),
  },
  {
    name: 'integrations: a message that tells the hour while the name is sealed',
    change: [
      {
        file: `${feature}/sql/webhook-events-and-delivery-queue.ts`,
        from: `'isSealed', i.opened_at is null`,
        to: `'isSealed', false`,
      },
    ],
    net: net(
      'write-webhook-deliveries',
      'while sealed a message holds the reference and the day, and once open the id and the time',
    ),
  },
  {
    name: 'integrations: a name in a message',
    change: [
      {
        file: `${feature}/sql/webhook-events-and-delivery-queue.ts`,
        from: `'reference', a.public_ref`,
        to: `'reference', (select c.last_name from pii.candidate c where c.id = i.candidate_id)`,
      },
    ],
    net: net(
      'write-webhook-deliveries',
      'no message holds anything of a person, whatever they are called and wrote',
    ),
  },
  {
    name: 'integrations: a message whose id is not the one that was signed',
    change: [
      {
        file: `${feature}/rules/signed-webhook-headers.ts`,
        from: `'webhook-id': messageId,`,
        to: `'webhook-id': \`\${messageId}\${timestamp}\${Math.random()}\`,`,
      },
    ],
    net: net(
      'send-due-webhooks',
      'a message arrives once, signed so that the reference implementation verifies it',
    ),
  },
  {
    name: 'integrations: a secret in the answers that are kept',
    change: [
      {
        file: 'server/http/run-once-per-idempotency-key.ts',
        from: /answer: JSON\.stringify\(\s*sealValue\(JSON\.stringify\(answer \?\? null\), placeOf\(key\), call\.config\)\.toString\('base64'\),?\s*\)/,
        to: 'answer: JSON.stringify(JSON.stringify(answer ?? null))',
      },
      {
        file: 'server/http/run-once-per-idempotency-key.ts',
        from: /unsealValue\(Buffer\.from\(earlier\.answer, 'base64'\), placeOf\(key\), call\.config\)/,
        to: 'earlier.answer',
      },
    ],
    net: net(
      'manage-webhooks-and-secrets',
      'the secret stands in no table and no log line, not even where a repeated call is answered from',
    ),
  },
  {
    name: 'integrations: a key without the scope of the call',
    change: [
      {
        file: 'server/http/add-endpoint-route.ts',
        from: /endpoint\.scope !== undefined &&/,
        to: 'endpoint.scope === undefined &&',
      },
    ],
    net: door(': a key gets in with the scope of the call, and with no other'),
  },
  {
    name: 'integrations: a key that outlives its maker',
    sql: `set local role ${testDatabaseRolePrefix}_auth;
      create or replace function auth.find_api_key(token_hash bytea)
        returns table (key_id bigint, org_id bigint, member_id bigint, scopes text[])
        language sql volatile security definer set search_path = pg_catalog begin atomic
        select k.id, k.org_id, k.member_id, k.scopes from auth.api_key k
        where k.token_hash = find_api_key.token_hash and k.revoked_at is null;
      end`,
    net: door('a key dies with its maker: demoted, deactivated, or the organisation gone'),
  },
  {
    name: 'integrations: a score before the release',
    change: [
      {
        file: `${feature}/sql/public-api.ts`,
        from: 'and b.released_at is null)`',
        to: 'and false)`',
      },
    ],
    net: net(
      'read-api-jobs-applications-and-identity',
      'a score shows once the reviews were released, and not to whoever still reviews on the role',
    ),
  },
];
