import type { AdjustmentWish } from '@evenhand/contract/adjustments/adjustment-wishes-extra-time-and-outcomes.ts';
import { type Kysely, sql } from 'kysely';
import {
  demoFieldEngineerAdjustments,
  demoFieldEngineerOpenAdjustmentWish,
} from './content/field-engineer-adjustments.ts';
import { DEMO_FIELD_ENGINEER_JOB_TITLE } from './content/field-engineer-plan.ts';

const TEST_MINUTES = 10;

type Answer = Omit<(typeof demoFieldEngineerAdjustments)[number], 'asked' | 'testMinutes'>;

/** Some asked for an adjustment and took their test with what was agreed, and somebody waits for an answer. */
export async function plantDemoAdjustments(db: Kysely<unknown>): Promise<void> {
  const { rows: sent } = await sql<{ applicationId: number; startedAt: Date; testAt: Date }>`
    select a.id as "applicationId", a.started_at as "startedAt", t.started_at as "testAt"
    from core.application a join core.job j on j.org_id = a.org_id and j.id = a.job_id
    join core.test_attempt t on t.org_id = a.org_id and t.application_id = a.id
    where j.title = ${DEMO_FIELD_ENGINEER_JOB_TITLE} and a.state = 'in_review'
    order by t.started_at - a.started_at desc, a.id limit ${demoFieldEngineerAdjustments.length}`.execute(
    db,
  );
  for (const [n, { applicationId, startedAt, testAt }] of sent.entries()) {
    const agreement = demoFieldEngineerAdjustments[n];
    if (agreement === undefined) continue;
    const { asked, testMinutes, ...answer } = agreement;
    await takeTestInAgreedTime(db, { applicationId, testMinutes, factor: answer.timeFactor });
    const between = (share: number) =>
      new Date(startedAt.getTime() + share * (testAt.getTime() - startedAt.getTime()));
    await plantAdjustment(db, {
      applicationId,
      asked,
      askedAt: between(0.1),
      answer: { ...answer, at: between(0.6) },
    });
  }
  const { rows: writing } = await sql<{ applicationId: number; askedAt: Date }>`
    select a.id as "applicationId", greatest(a.started_at, now() - interval '30 hours') as "askedAt"
    from core.application a join core.job j on j.org_id = a.org_id and j.id = a.job_id
    where j.title = ${DEMO_FIELD_ENGINEER_JOB_TITLE} and a.state = 'started'
    order by a.started_at desc, a.id limit 1`.execute(db);
  for (const { applicationId, askedAt } of writing)
    await plantAdjustment(db, {
      applicationId,
      asked: demoFieldEngineerOpenAdjustmentWish,
      askedAt,
      answer: null,
    });
}

async function takeTestInAgreedTime(
  db: Kysely<unknown>,
  {
    applicationId,
    testMinutes,
    factor,
  }: { applicationId: number; testMinutes: number; factor: number },
): Promise<void> {
  await sql`
    update core.test_attempt set time_factor = ${factor},
      started_at = handed_in_at - make_interval(mins => ${testMinutes}),
      ends_at = handed_in_at - make_interval(mins => ${testMinutes}) + make_interval(mins => ${TEST_MINUTES * factor})
    where application_id = ${applicationId}`.execute(db);
}

/** Whoever runs the role answers, and is from then on dealt nothing of whom they answered. */
async function plantAdjustment(
  db: Kysely<unknown>,
  {
    applicationId,
    asked,
    askedAt,
    answer,
  }: {
    applicationId: number;
    asked: AdjustmentWish;
    askedAt: Date;
    answer: (Answer & { at: Date }) | null;
  },
): Promise<void> {
  const { rows } = await sql<{ orgId: number; ownerId: number }>`
    insert into pii.adjustment (org_id, application_id, job_id, time_factor_asked, wishes, words, asked_at,
      answered_at, answered_by, outcome, time_factor, answer)
    select a.org_id, a.id, a.job_id, ${asked.timeFactor}, ${asked.wishes}, ${asked.words}, ${askedAt},
      ${answer?.at ?? null}::timestamptz, case when ${answer !== null} then j.owner_id end, ${answer?.outcome ?? null},
      ${answer?.timeFactor ?? 1}, ${answer?.answer ?? ''}
    from core.application a join core.job j on j.org_id = a.org_id and j.id = a.job_id where a.id = ${applicationId}
    returning org_id as "orgId", answered_by as "ownerId"`.execute(db);
  const [planted] = rows;
  if (planted === undefined || answer === null) return;
  await sql`
    insert into core.identity_seen (org_id, application_id, member_id, how, dealt_before, first_on)
    values (${planted.orgId}, ${applicationId}, ${planted.ownerId}, 'adjusted', false, ${answer.at})
    on conflict do nothing`.execute(db);
}
