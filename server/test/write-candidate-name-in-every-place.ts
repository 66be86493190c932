import { strToU8, zipSync } from 'fflate';
import type { TestDataBuilders } from './test-data-builders.ts';
import type { PlantedApplication, PlantedMember } from './test-data-types.ts';

type Named = {
  application: PlantedApplication;
  name: { firstName: string; lastName: string };
  admin: PlantedMember;
};

/** In each place that can hold what somebody wrote of a candidate, or to them. */
export async function writeCandidateNameInEveryPlace(
  given: TestDataBuilders,
  { application, name, admin }: Named,
): Promise<void> {
  const { owner } = given;
  const job = { id: application.jobId, orgId: application.orgId, hash: '' };
  const full = `${name.firstName} ${name.lastName}`;
  const question = await given.question(job);
  await given.answer(application, question, `I am ${full} and I bake.`);
  await given.adjustment(application, { words: `${full} needs a quiet room.` });
  await given.dueMails(application, { subject: `Dear ${full}` });
  await given.openedIdentity(application);
  await given.hold(
    admin,
    { jobId: job.id, orgId: job.orgId },
    {
      reason: `${full} may go to court over it.`,
      endsOn: '2020-01-01',
    },
  );
  const interview = await given.interviewToScore(application, { panel: [admin] });
  const run = (text: string, values: unknown[]) => owner.query(text, values);
  const org = application.orgId;
  const because = `They asked about ${name.lastName.toUpperCase()} by phone.`;
  await run(
    'insert into core.identity_opening (org_id, application_id, member_id, reason) values ($1, $2, $3, $4)',
    [org, application.id, admin.id, because],
  );
  await run('insert into core.identity_search (org_id, member_id, reason) values ($1, $2, $3)', [
    org,
    admin.id,
    because,
  ]);
  await run(
    'insert into core.scorecard_notes (org_id, interview_id, member_id, text) values ($1, $2, $3, $4)',
    [org, interview.id, admin.id, because],
  );
  await run(
    `update core.interview_slot set forced_reason = $2 where org_id = $1 and interview_id = $3`,
    [org, because, interview.id],
  );
}

/** What was said of somebody else, in which the name stands too, and what was kept of messages and lists. */
export async function plantCandidateNameBesideOthersInTest(
  given: TestDataBuilders,
  { application, name, admin, stays }: Named & { stays: PlantedApplication },
): Promise<void> {
  const { owner } = given;
  const run = (text: string, values: unknown[]) => owner.query(text, values);
  const org = application.orgId;
  const than = `Was clearer than ${name.firstName} ${name.lastName} by far.`;
  const interview = await given.interviewToScore(stays, { panel: [admin] });
  const [item] = interview.items;
  await run(
    `insert into core.decision (org_id, application_id, member_id, from_state, to_state, reason)
     values ($1, $2, $3, 'submitted', 'interviews_tasks', $4)`,
    [org, stays.id, admin.id, than],
  );
  await run(
    'insert into core.identity_opening (org_id, application_id, member_id, reason) values ($1, $2, $3, $4)',
    [org, stays.id, admin.id, than],
  );
  await run(
    'insert into core.scorecard (org_id, interview_id, member_id) values ($1, $2, $3) on conflict do nothing',
    [org, interview.id, admin.id],
  );
  await run(
    'insert into core.scorecard_notes (org_id, interview_id, member_id, text) values ($1, $2, $3, $4)',
    [org, interview.id, admin.id, than],
  );
  await run(
    `insert into core.scorecard_mark (org_id, interview_id, member_id, question_id, stars, note) values ($1, $2, $3, $4, 3, $5)`,
    [org, interview.id, admin.id, item?.id, than],
  );
  await run(
    `insert into core.scorecards_opened (org_id, interview_id, released_by, reason, opened_at) values ($1, $2, $3, $4, now())`,
    [org, interview.id, admin.id, than],
  );
  const hold = await given.hold(admin, { jobId: application.jobId, orgId: org });
  await run(
    'update core.retention_hold set ended_at = now(), lifted_by = $2, lift_reason = $3 where id = $1',
    [hold.id, admin.id, than],
  );
  const webhook = await given.webhook(admin);
  await run(
    `with happened as (
       insert into core.event (org_id, kind, actor_kind, job_id, subject_id) values ($1, 'application-rejected', 'member', $2, $3)
       returning id)
     insert into core.webhook_delivery (org_id, webhook_id, event_id, message_id, type, body)
       select $1, $4, id, 'msg_' || repeat('x', 22), 'application.rejected', jsonb_build_object('of', $5::text)::text from happened`,
    [org, application.jobId, application.id, webhook.id, than],
  );
  const round = await given.inviteRound({ id: stays.jobId, orgId: org, hash: '' }, admin);
  await run(
    `insert into pii.invitee (org_id, round_id, address, first_name, last_name, application_id) values ($1, $2, $3, $4, $5, $6)`,
    [org, round.id, application.email, name.firstName, name.lastName, application.id],
  );
  await run(
    `with asked as (
       insert into pii.data_request (org_id, application_id, job_id, kind, words, asked_at, due_on)
         values ($1, $2, $3, 'access', $4, now(), current_date + 30) returning id)
     insert into pii.data_export (org_id, application_id, request_id, asked_at, ready_at, expires_at, file)
       select $1, $2, id, now(), now(), now() + interval '7 days', $5 from asked`,
    [
      org,
      application.id,
      application.jobId,
      than,
      Buffer.from(zipSync({ 'everything.json': strToU8(JSON.stringify({ of: than })) })),
    ],
  );
}
