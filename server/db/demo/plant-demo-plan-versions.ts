import { type Kysely, sql } from 'kysely';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import { hashCanonicalJson } from '../../crypto/hash-canonical-json.ts';
import { readCanonicalJobPlan } from '../../features/job-plan/read-canonical-plan.ts';
import type { JobPlan } from '../../features/job-plan/rules/build-job-plan-and-job-plan-types.ts';
import {
  DEMO_FIELD_ENGINEER_JOB_TITLE,
  demoFieldEngineerPlanDeviation,
} from './content/field-engineer-plan.ts';
import { parseCanonicalPlan } from '../../features/job-plan/rules/parse-canonical-plan.ts';
import { insertDemoRows } from './insert-demo-rows-and-continue-ids.ts';

const DAY_MS = 86_400_000;

/** How roles departed from the plan that they were published with: so many days later, and what it was before. */
const departures: {
  title: string;
  day: number;
  reason: string;
  before: (plan: JobPlan) => JobPlan;
}[] = [
  {
    title: 'Complaints Case Handler',
    day: 4,
    reason: 'The budget of this year pays for one person, not two.',
    before: (plan) => ({ ...plan, places: plan.places + 1 }),
  },
  {
    title: DEMO_FIELD_ENGINEER_JOB_TITLE,
    day: demoFieldEngineerPlanDeviation.day,
    reason: demoFieldEngineerPlanDeviation.reason,
    before: undoFieldEngineerDeparture,
  },
];

type PublishedJob = {
  orgId: number;
  id: number;
  title: string;
  ownerId: number;
  publishedAt: Date;
};

/** Every published role has the plan it was published with, and some of them depart from it with a reason. */
export async function plantDemoPlanVersions(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<PublishedJob>`
    select org_id as "orgId", id, title, owner_id as "ownerId", published_at as "publishedAt"
    from core.job where published_at is not null order by id`.execute(db);
  for (const job of rows) {
    // The owner of the tables reads what this door reads.
    await plantVersionsOfJob(db, job, await readCanonicalJobPlan(db as Db<'system'>, job.id));
  }
  await sql`
    update core.application a set plan_version = (select max(v.n) from core.plan_version v
      where v.org_id = a.org_id and v.job_id = a.job_id and (v.n = 1 or v.frozen_at <= a.started_at))
    where a.state not in ('invited', 'quick_applied')`.execute(db);
}

async function plantVersionsOfJob(
  db: Kysely<unknown>,
  { orgId, id, title, ownerId, publishedAt }: PublishedJob,
  plan: { text: string; sha256: Buffer },
): Promise<void> {
  const told = { plan, frozen_at: publishedAt, reason: null };
  const departure = departures.find((one) => one.title === title);
  const at = new Date(publishedAt.getTime() + (departure?.day ?? 0) * DAY_MS);
  const versions =
    departure !== undefined && at < new Date()
      ? [
          { ...told, plan: hashCanonicalJson(departure.before(parseCanonicalPlan(plan.text))) },
          { ...told, frozen_at: at, reason: departure.reason },
        ]
      : [told];
  await insertDemoRows(
    db,
    'core.plan_version',
    {
      org_id: 'bigint',
      job_id: 'bigint',
      n: 'smallint',
      plan: 'text',
      sha256: 'bytea',
      frozen_at: 'timestamptz',
      frozen_by: 'bigint',
      reason: 'text',
    },
    versions.map(({ plan: { text, sha256 }, ...version }, i) => {
      const row = { org_id: orgId, job_id: id, n: i + 1, frozen_by: ownerId };
      return { ...row, ...version, plan: text, sha256: `\\x${sha256.toString('hex')}` };
    }),
  );
}

function undoFieldEngineerDeparture(plan: JobPlan): JobPlan {
  const { teamDayWeight, noticeMost } = demoFieldEngineerPlanDeviation.before;
  return {
    ...plan,
    stages: plan.stages.map((stage) => ({
      ...stage,
      weight: stage.name === 'Day with the team' ? teamDayWeight : stage.weight,
      items: stage.items.map((item) =>
        item.key === 'notice' ? { ...item, mustHave: { least: null, most: noticeMost } } : item,
      ),
    })),
  };
}
