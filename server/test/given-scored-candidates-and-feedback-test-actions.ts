import { hashToken } from '../crypto/random-token-and-token-hash.ts';
import {
  scheduleFeedbackReleaseOfEvent,
  releaseDueFeedbackReports,
} from '../features/feedback-reports/schedule-and-release-feedback-reports.ts';
import { derivePersonalLinkToken } from '../access/derive-personal-link-token.ts';
import { testClientOfPersonalLink, type TestCandidateClient } from './test-candidate-client.ts';
import type { PlantedApplication, PlantedJob, PlantedMember } from './test-data-types.ts';
import type { TestServer } from './start-test-server.ts';
import { allEventTasks } from '../tasks/all-event-periodic-and-start-tasks.ts';
import { writeEmailsOfAllPendingEvents } from './write-emails-of-all-pending-events.ts';

/** A job whose one answer was read by the same reviewers of everybody; `stars` says what each of them gave to each. */
export async function givenScoredCandidates(
  { given }: TestServer,
  { stars, skills = ['Judgement'] }: { stars: number[][]; skills?: string[] },
) {
  const org = await given.organisation({ name: 'Larkfield' });
  const [admin, second] = [
    await given.member(org, { role: 'ADMIN' }),
    await given.member(org, { role: 'ADMIN' }),
  ];
  const reviewers: PlantedMember[] = [];
  for (let n = 0; n < (stars[0]?.length ?? 2); n += 1) reviewers.push(await given.member(org));
  const job = await given.openJob(admin, { title: 'Baker' });
  const question = await given.question(job);
  await given.owner.query(
    `with made as (
       insert into core.criterion (org_id, job_id, position, name)
       select $1, $2, 10 + place, name from unnest($3::text[]) with ordinality s (name, place)
       on conflict (org_id, job_id, lower(name)) do nothing returning id)
     insert into core.question_criterion (org_id, job_id, question_id, criterion_id, position)
     select $1, $2, $4, id, 2 from made`,
    [org.id, job.id, skills, question.id],
  );
  const applications: PlantedApplication[] = [];
  for (const n of stars.keys()) {
    const application = await given.application(job, {
      firstName: `Zyxanna${'abcdefghijklmnop'.charAt(n)}`,
      lastName: `Vorqualde${'abcdefghijklmnop'.charAt(n)}`,
    });
    await given.answer(application, question, `Answer of number ${n}.`);
    applications.push(application);
  }
  if (applications.length > 0)
    await given.batch(job, {
      by: admin,
      reviewers,
      applications,
      stars: (application, _, reviewer) => stars[application]?.[reviewer] ?? null,
    });
  return { org, admin, second, reviewers, job, question, applications };
}

/** Rejecting, taking it back, and what the server does by itself afterwards. */
export function makeFeedbackReportTestActions(
  server: TestServer,
  { admin, job }: { admin: PlantedMember; job: PlantedJob },
) {
  const { given, services } = server;
  const at = `/api/manage/${job.id}`;
  let settled = 0;
  /** Does what follows from what happened since it was last called, and lets whatever e-mails wait have left; or not yet. */
  const settle = async ({ haveEmailsLeft = true } = {}) => {
    const { rows } = await given.owner.query<{ id: number }>(
      'select id from core.event where job_id = $1 and kind = any ($2) and id > $3 order by id',
      [job.id, allEventTasks['plan-feedback']?.on, settled],
    );
    settled = rows.at(-1)?.id ?? settled;
    await writeEmailsOfAllPendingEvents(server);
    if (haveEmailsLeft)
      await given.owner.query(
        `update pii.email_message set sent_at = now() - interval '1 second' where org_id = $1 and cancelled_at is null`,
        [job.orgId],
      );
    for (const { id } of rows)
      await scheduleFeedbackReleaseOfEvent(services, { orgId: job.orgId, eventId: id });
    await releaseDueFeedbackReports(services);
  };
  return {
    settle,
    reject: async (applications: { id: number }[], more: object = {}) => {
      const reply = await server.as(admin).post(`${at}/decide`, {
        applicationIds: applications.map(({ id }) => id),
        decision: 'reject',
        ...more,
      });
      if (reply.statusCode !== 200) throw new Error(reply.body);
      await settle();
    },
    undo: async ({ id }: { id: number }) => {
      await server.as(admin).post(`${at}/undo-decision`, { applicationIds: [id] });
      await settle();
    },
    /** The frozen report of an application, and what is stored of its releases. */
    stored: async ({ id }: { id: number }) => {
      const reports = await given.owner.query<{ body: string }>(
        'select body from core.feedback_report where application_id = $1',
        [id],
      );
      const releases = await given.owner.query<{ isReleased: boolean; isTakenBack: boolean }>(
        `select released_at is not null as "isReleased", taken_back_at is not null as "isTakenBack"
         from core.feedback_release where application_id = $1 order by id`,
        [id],
      );
      return { reports: reports.rows.map(({ body }) => body), releases: releases.rows };
    },
  };
}

/** Whoever holds the link of an application. */
export async function clientOfApplication(
  server: TestServer,
  { id }: { id: number },
): Promise<Pick<TestCandidateClient, 'get'>> {
  const token = derivePersonalLinkToken('application', { id, serial: 1 }, server.services.config);
  await server.given.owner.query(
    `insert into auth.token (token_hash, kind, org_id, reference)
     select $1, 'application', org_id, id from core.application where id = $2 on conflict do nothing`,
    [hashToken(token), id],
  );
  return testClientOfPersonalLink(server, token);
}
