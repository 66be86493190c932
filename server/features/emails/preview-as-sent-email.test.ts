import * as contract from '@evenhand/contract/emails/email-templates.ts';
import { expect, test } from 'vitest';
import { derivePersonalLinkToken } from '../../access/derive-personal-link-token.ts';
import { callEndpointInTest } from '../../test/call-endpoint-and-fill-sample-request-in-test.ts';
import type { PlantedApplication, PlantedMember } from '../../test/test-data-types.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { writableMergeTags } from './rules/writable-merge-tags-and-is-email-type-sent.ts';
import { isInvitationEmailKind } from './rules/is-invitation-email-kind.ts';
import { mergeTagValueKind } from '../../emails/merge-tag-names-and-fallbacks.ts';
import type { EmailTemplateKind } from '../../emails/all-email-types.ts';
import { writeEmailOfOneEvent } from '../../test/run-compose-email-task-for-event.ts';

const server = startTestServer();

/** What happens before an e-mail of each type leaves, and how the application stands then. */
const sent: { type: EmailTemplateKind; event: string; state: string }[] = [
  { type: 'application-invite', event: 'application-invited', state: 'invited' },
  { type: 'application-start', event: 'application-begun', state: 'started' },
  { type: 'application-confirm', event: 'application-submitted', state: 'submitted' },
  { type: 'applicant-rejection', event: 'application-rejected', state: 'in_review' },
  { type: 'past-application-invite', event: 'past-applicant-invited', state: 'invited' },
  { type: 'quick-apply-invite', event: 'interest-invited', state: 'quick_applied' },
  { type: 'other', event: 'application-mailed', state: 'submitted' },
];

test.for(sent)(
  '$type: the preview, the test and the e-mail that is sent say the same in every tag',
  async ({ type, event, state }) => {
    const { given } = server;
    const admin = await given.member(await given.organisation(), {
      role: 'ADMIN',
      firstName: 'Ana',
      lastName: 'Ruiz',
    });
    const job = await given.openJob(admin);
    const application = await given.application(job, { firstName: 'Sam', state });
    const words = {
      type,
      subject: 'About *|JOB_TITLE|*',
      body: writableMergeTags(type).map(paragraphOf).join(''),
    };
    await ask(admin, contract.createEmailTemplateEndpoint, {
      ...words,
      name: 'Every tag',
      isDefault: true,
      orgId: admin.orgId,
    });
    const preview = await ask<{ mail: { subject: string; text: string } }>(
      admin,
      contract.previewEmailTemplateEndpoint,
      { ...words, jobId: job.id },
    );
    await ask(admin, contract.sendEmailTemplateTestEndpoint, { ...words, jobId: job.id });
    await happens(event, application, { type, admin });

    const { rows } = await given.owner.query<{ kind: string; subject: string; text: string }>(
      'select kind, subject, text from pii.email_message where org_id = $1 order by id',
      [admin.orgId],
    );
    const [tried, real] = rows;
    expect(rows.map(({ kind }) => kind)).toEqual(['template-test', type]);
    const expected = bodyOf(preview.mail.text);
    expect(expected).toContain('CANDIDATE_FIRST_NAME: Sam');
    expect(bodyOf(tried?.text)).toBe(expected);
    expect(asExample(bodyOf(real?.text), application)).toBe(expected);
    expect([tried?.subject, real?.subject]).toEqual([
      `Test: ${preview.mail.subject}`,
      preview.mail.subject,
    ]);
  },
);

function paragraphOf(tag: (typeof tagNames)[number]): string {
  const isLink = mergeTagValueKind(tag) === 'url';
  return `<p>${tag}: ${isLink ? `<a href="*|${tag}|*">here</a>` : `*|${tag}|*`}</p>`;
}
const tagNames = writableMergeTags('other');

test('who asked for an e-mail signs it; where nobody did, the hiring team does, without a gap', async () => {
  const { given } = server;
  const admin = await given.member(await given.organisation({ name: 'Larkfield Energy' }), {
    role: 'ADMIN',
    firstName: 'Ana',
    lastName: 'Ruiz',
  });
  const job = await given.openJob(admin);
  const invited = await given.application(job, { state: 'invited' });
  await happens('application-invited', invited, { type: 'application-invite', admin });
  const nobodys = await given.application(job, { state: 'invited' });
  await happens('application-invited', nobodys, { type: 'applicant-rejection', admin });
  const { rows } = await given.owner.query<{ text: string }>(
    'select text from pii.email_message where org_id = $1 order by id',
    [admin.orgId],
  );
  expect(rows[0]?.text).toContain('\n\nAna Ruiz at Larkfield Energy\n');
  expect(rows[1]?.text).toContain('\n\nThe hiring team at Larkfield Energy\n');
});

async function ask<Body>(
  member: PlantedMember,
  endpoint: Parameters<typeof callEndpointInTest>[1]['endpoint'],
  body: object,
): Promise<Body> {
  const { session } = await server.given.sessionOf(member);
  const reply = await callEndpointInTest(server, { endpoint, session, body });
  expect([endpoint.path, reply.statusCode]).toEqual([endpoint.path, endpoint.status ?? 200]);
  return reply.json<Body>();
}

/** Invitations are asked for in a round, everything else by whoever acts. */
async function happens(
  event: string,
  { orgId, jobId, id }: PlantedApplication,
  { type, admin }: { type: EmailTemplateKind; admin: PlantedMember },
): Promise<void> {
  const { owner } = server.given;
  const isDecided = event === 'application-rejected';
  if (isDecided)
    await owner.query(
      `with rejected as (update core.application set state = 'rejected', rejected_by = $3 where org_id = $1 and id = $2)
       insert into core.decision (org_id, application_id, member_id, from_state, to_state) values ($1, $2, $3, 'submitted', 'rejected')`,
      [orgId, id, admin.id],
    );
  if (isInvitationEmailKind(type))
    await owner.query(
      `with round as (insert into core.invite_round (org_id, job_id, kind, member_id, people, created_at, leaves_at)
         values ($1, $2, $3, $4, 1, now(), now()) returning id)
       insert into pii.invitee (org_id, round_id, application_id, state) select $1, id, $5, 'done' from round`,
      [orgId, jobId, type, admin.id, id],
    );
  const isByMember = isDecided || type === 'other';
  const { rows } = await owner.query<{ id: number }>(
    `insert into core.event (org_id, kind, actor_kind, actor_id, job_id, subject_id) values ($1, $2, $3, $4, $5, $6) returning id`,
    [orgId, event, isByMember ? 'member' : 'system', isByMember ? admin.id : null, jobId, id],
  );
  if (type === 'other')
    await owner.query(
      `with round as (insert into core.email_round (org_id, job_id, template_id, subject, body, member_id, people, created_at, leaves_at)
         select $1, $2, t.id, t.subject, t.body, $3, 1, now(), now() from core.email_template t where t.org_id = $1 returning id)
       insert into core.email_round_event (org_id, round_id, event_id, application_id) select $1, id, $4, $5 from round`,
      [orgId, jobId, admin.id, rows[0]?.id, id],
    );
  await writeEmailOfOneEvent(server.services, { orgId, eventId: rows[0]?.id ?? 0 });
}

/** What stands above the sentence that says why one got it, which differs. */
function bodyOf(text: string | undefined): string {
  return (text ?? '').split('\n-- \n')[0] ?? '';
}

function asExample(text: string, { id }: PlantedApplication): string {
  const token = derivePersonalLinkToken('application', { id, serial: 1 }, server.services.config);
  return text.replaceAll(`/application/${token}`, '/application/example');
}
