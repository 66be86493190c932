import { derivePersonalLinkToken } from '../access/derive-personal-link-token.ts';
import { deriveCsrfToken } from '../access/session-cookie-and-csrf.ts';
import { hashToken, randomToken } from '../crypto/random-token-and-token-hash.ts';
import { sendDueInvitationsToApply } from '../features/invitations-to-apply/send-due-invites.ts';
import {
  testClientOfPersonalLink,
  randomIpAddress,
  type InjectedReply,
} from './test-candidate-client.ts';
import type { PlantedApplication, PlantedJob } from './test-data-types.ts';
import type { TestServer } from './start-test-server.ts';
import { writeEmailsOfAllPendingEvents } from './write-emails-of-all-pending-events.ts';

/** Sends the short form of a role that takes interest. */
export function postInterestForm(
  { running, services }: TestServer,
  job: { hash: string },
  fields: Record<string, string>,
  { ip = randomIpAddress() } = {},
): Promise<InjectedReply> {
  const session = randomToken();
  return running.app.inject({
    method: 'POST',
    url: `/apply/${job.hash}/interest`,
    remoteAddress: ip,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      cookie: `sid=${session}`,
    },
    payload: new URLSearchParams({
      csrf: deriveCsrfToken(session, services.config),
      ...fields,
    }).toString(),
  });
}

/** A role that takes interest, in an organisation that has the feature. */
export async function givenJobTakingInterest(
  { given }: TestServer,
  admin: Parameters<TestServer['given']['openJob']>[0],
  title = 'Baker',
): Promise<PlantedJob> {
  await given.feature({ id: admin.orgId }, 'quick-apply');
  const job = await given.openJob(admin, { title });
  await given.question(job);
  await given.owner.query('update core.job set quick_apply = true where id = $1', [job.id]);
  return job;
}

/** Whoever has something with this address on the role, by the link that is theirs. */
export async function findPersonalLinkByCandidateEmail(
  server: TestServer,
  job: { id: number },
  email: string,
) {
  const { rows } = await server.given.owner.query<{ id: number; state: string }>(
    `select i.application_id as id, a.state from pii.application_identity i
       join pii.candidate c on c.org_id = i.org_id and c.id = i.candidate_id
       join core.application a on a.org_id = i.org_id and a.id = i.application_id
     where c.email = $1 and i.job_id = $2`,
    [email, job.id],
  );
  const [own] = rows;
  if (own === undefined) return undefined;
  const token = derivePersonalLinkToken(
    'application',
    { id: own.id, serial: 1 },
    server.services.config,
  );
  return { ...own, token, ...testClientOfPersonalLink(server, token) };
}

/** Lets an application that a test made be opened by its link. */
export async function issuePersonalLink(
  server: TestServer,
  { id, orgId }: Pick<PlantedApplication, 'id' | 'orgId'>,
) {
  const token = derivePersonalLinkToken('application', { id, serial: 1 }, server.services.config);
  await server.given.owner.query(
    `insert into auth.token (token_hash, kind, org_id, reference) values ($1, 'application', $2, $3)`,
    [hashToken(token), orgId, id],
  );
  return { token, ...testClientOfPersonalLink(server, token) };
}

/** Lets the time pass, and everything leave that is due: what was written to whom in this organisation so far. */
export async function sendInvitationsToApplyDueAtTestTime(
  server: TestServer,
  { orgId }: { orgId: number },
  when: Date,
): Promise<string[]> {
  server.setNow(when);
  await Promise.all([
    sendDueInvitationsToApply(server.services),
    sendDueInvitationsToApply(server.services),
  ]);
  await writeEmailsOfAllPendingEvents(server);
  const { rows } = await server.given.owner.query<{ kind: string; to: string }>(
    `select kind, to_address as to from pii.email_message where org_id = $1 and kind like '%-invite' order by id`,
    [orgId],
  );
  return rows.map(({ kind, to }) => `${kind} ${to}`);
}
