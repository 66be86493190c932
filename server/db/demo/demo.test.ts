import { beforeAll, expect, test } from 'vitest';
import { testSecretKey, testDatabaseRolePrefix } from '../../test/start-test-cluster.ts';
import {
  cloneTestDatabase,
  openDatabaseOwnerPool,
} from '../../test/clone-test-database-and-open-owner-pool.ts';
import { findOrPlantDemoTemplateDatabaseUrl } from '../../test/find-demo-template-url.ts';
import {
  estimateCandidateMinutesOfPlan,
  type StageForTimeEstimate,
} from '@evenhand/contract/job-plan/estimate-candidate-minutes-of-plan.ts';
import { loadDemoIntoEmptyDatabase } from './load-demo-into-empty-database.ts';

let url: string;
let owner: ReturnType<typeof openDatabaseOwnerPool>;

beforeAll(async () => {
  url = await cloneTestDatabase(await findOrPlantDemoTemplateDatabaseUrl());
  // A second time, which plants nothing.
  const identity = { prefix: testDatabaseRolePrefix, secretKey: testSecretKey };
  await loadDemoIntoEmptyDatabase(url, identity);
  owner = openDatabaseOwnerPool(url);
});

async function rows<Row extends object>(text: string): Promise<Row[]> {
  return (await owner.query<Row>(text)).rows;
}

test('there are two employers and whoever runs the demo, and loading twice plants them once', async () => {
  const found = await rows<{ slug: string; tier: string; roles: number; people: number }>(`
    select slug, tier, (select count(*)::int from core.job j where j.org_id = o.org_id) as roles,
      (select count(*)::int from core.member m where m.org_id = o.org_id) as people
    from core.organisation o order by 1`);
  expect(found).toEqual([
    { slug: 'evenhand', tier: 'free-trial', roles: 0, people: 1 },
    { slug: 'larkfield-energy', tier: 'pro', roles: 24, people: 12 },
    { slug: 'pebble-co', tier: 'free-trial', roles: 2, people: 2 },
  ]);
});

test('Larkfield has about 2,500 applications over 26 months and nothing in the future', async () => {
  const [found] = await rows<{ n: number; months: number; late: number }>(`
    select count(*)::int as n, count(distinct date_trunc('month', started_at))::int as months,
      count(*) filter (where greatest(started_at, submitted_at) > now())::int as late
    from core.application a join core.job j using (org_id) where j.id = a.job_id and not j.sample
      and a.org_id = (select org_id from core.organisation where slug = 'larkfield-energy')`);
  expect(found?.n).toBeGreaterThan(2400);
  expect(found?.n).toBeLessThan(2600);
  expect(found?.months).toBeGreaterThanOrEqual(26);
  expect(found?.late).toBe(0);
});

test('of fifty answers to one question no two share more than 60 % of their three-word runs', async () => {
  const questions = await rows<{ id: number; texts: string[] }>(`
    select question_id as id, (array_agg(text order by application_id))[1:50] as texts
    from core.answer group by question_id having count(*) >= 50`);
  expect(questions.length).toBeGreaterThan(20);
  for (const { texts } of questions) {
    const runs = texts.map(runsOf);
    for (const [i, one] of runs.entries()) {
      for (const other of runs.slice(i + 1)) expect(shared(one, other)).toBeLessThanOrEqual(0.6);
    }
  }
});

test('each kind of question has at least forty answers of its own', async () => {
  const kinds = await rows<{ n: number }>(`
    select count(distinct a.text)::int as n from core.answer a join core.question q on q.id = a.question_id
    group by q.text having count(*) > 100`);
  expect(kinds.length).toBe(12);
  for (const { n } of kinds) expect(n).toBeGreaterThanOrEqual(40);
});

test('counters agree with what they count', async () => {
  const wrong = await rows(`
    select j.title from core.job j join core.job_stats s on s.job_id = j.id left join core.application a on a.job_id = j.id
    group by j.org_id, j.id, j.title, s.submitted, s.withdrawn, s.hired, s.rejected, s.reviews_total, s.reviews_scored
    having s.submitted <> count(a.submitted_at) filter (where a.state not in ('withdrawn', 'erased'))
      or s.withdrawn <> count(a.submitted_at) filter (where a.state = 'withdrawn') or s.hired <> count(*) filter (where a.state = 'hired')
      or s.rejected <> count(*) filter (where a.state = 'rejected')
      or s.reviews_total <> coalesce(sum(a.reviews_expected), 0) or s.reviews_scored <> coalesce(sum(a.reviews_scored), 0)`);
  expect(wrong).toEqual([]);
  const unlike = await rows(`
    select a.id from core.application a left join core.review r on r.application_id = a.id group by a.org_id, a.id, a.reviews_expected, a.reviews_scored
    having count(r.item_id) <> a.reviews_expected or count(r.stars) <> a.reviews_scored`);
  expect(unlike).toEqual([]);
});

test('yesterday, today and tomorrow have interviews, of several roles, of people with names and without', async () => {
  const days = await rows<{
    day: number;
    n: number;
    roles: number;
    sealed: number;
    panel: number;
  }>(`
    select i.starts_at::date - current_date as day, count(*)::int as n, count(distinct i.job_id)::int as roles,
      count(*) filter (where n.opened_at is null)::int as sealed,
      min((select count(*) from core.interview_panel_member p where p.interview_id = i.id))::int as panel
    from core.standing_interview i join pii.application_identity n on n.application_id = i.application_id
    where i.starts_at >= current_date - 1 and i.starts_at < current_date + 2 group by 1 order by 1`);
  expect(days).toEqual([
    { day: -1, n: 3, roles: 2, sealed: 1, panel: 2 },
    { day: 0, n: 4, roles: 2, sealed: 1, panel: 2 },
    { day: 1, n: 2, roles: 1, sealed: 0, panel: 2 },
  ]);
});

test('whoever has an interview was moved on to interviews, and stands there in the counters', async () => {
  const wrong = await rows(`
    select a.id from core.interview i join core.application a on a.id = i.application_id
    where a.state not in ('interviews_tasks', 'hired', 'rejected') or a.interviewed_at is null
    union all
    select j.id from core.job j join core.job_stats s on s.job_id = j.id left join core.application a on a.job_id = j.id
    group by j.org_id, j.id, s.in_interview, s.awaiting_decision
    having s.in_interview + s.awaiting_decision <> count(*) filter (where a.state = 'interviews_tasks')`);
  expect(wrong).toEqual([]);
});

test('each whole month has at least forty equal-opportunities answers, under subjects of their own', async () => {
  const months = await rows<{ n: number }>(`
    select count(*)::int as n from eo.response r join core.organisation o using (org_id)
    where o.slug = 'larkfield-energy' and answered_on >= date_trunc('month', current_date) - interval '25 months' and answered_on < date_trunc('month', current_date)
    group by date_trunc('month', answered_on)`);
  expect(months).toHaveLength(25);
  for (const { n } of months) expect(n).toBeGreaterThanOrEqual(40);
});

test('each quarter of two years has teams, and quick applications, that are large enough to be told apart', async () => {
  const quarters = await rows<{ teams: number; quick: number }>(`
    with answered as (
      select date_trunc('quarter', a.started_at) as quarter, j.team, a.interest_at is not null as quick
      from core.application a join core.job j on j.org_id = a.org_id and j.id = a.job_id join core.organisation o on o.org_id = a.org_id
      where o.slug = 'larkfield-energy' and not j.sample and a.form_answered_at is not null
        and a.started_at >= date_trunc('quarter', now() - interval '23 months') and a.started_at < date_trunc('quarter', now() - interval '3 months'))
    select (select count(*)::int from (select team from answered of where of.quarter = q.quarter group by team having count(*) >= 30) large) as teams,
      (select count(*)::int from answered quick where quick and quick.quarter = q.quarter) as quick
    from (select distinct quarter from answered) q order by q.quarter`);
  expect(quarters.length).toBeGreaterThanOrEqual(6);
  expect(quarters.filter(({ teams }) => teams >= 2).length).toBeGreaterThanOrEqual(5);
  expect(quarters.filter(({ quick }) => quick >= 25).length).toBeGreaterThanOrEqual(3);
});

test('the sample role is not due before anybody looks at it', async () => {
  const due = await rows<{ isAhead: boolean }>(`
    select b.due_on > current_date + 300 as "isAhead" from core.review_batch b join core.job j using (org_id) where j.id = b.job_id and j.sample
    union all
    select s.due_on > current_date + 300 from blind.review_session s join core.review_batch b on b.org_id = s.org_id and b.id = s.batch_id
      join core.job j on j.org_id = b.org_id and j.id = b.job_id where j.sample`);
  expect(due.length).toBeGreaterThan(1);
  expect(due.every(({ isAhead }) => isAhead)).toBe(true);
});

test('each survey has at least thirty answers, and the reviewer has reviews waiting', async () => {
  const surveys = await rows<{ n: number }>(
    'select count(*)::int as n from core.experience_answer group by kind',
  );
  expect(surveys.map(({ n }) => n >= 30)).toEqual([true, true, true]);
  const [waiting] = await rows<{ n: number }>(`
    select count(*)::int as n from blind.review_item i join blind.review_session s on s.id = i.session_id
      join core.reviewer_link l on l.id = s.link_id join core.member m on m.id = l.member_id
    where m.email = 'reviewer@demo.test' and i.stars is null`);
  expect(waiting?.n).toBeGreaterThan(20);
});

test('the last three months have hires of those who began in them, and each half of two years has ratings', async () => {
  const [found] = await rows<{ hires: number; roles: number }>(`
    select count(*)::int as hires, count(distinct job_id)::int as roles from core.application
    where started_at > now() - interval '88 days' and hired_at < now() - interval '1 day'`);
  expect(found).toEqual({ hires: 5, roles: 2 });
  const halves = await rows<{ n: number }>(`
    select count(*)::int as n from core.experience_answer where created_at > current_date - 720
    group by kind, (current_date - created_at::date) / 180`);
  expect(halves).toHaveLength(3 * 4);
  for (const { n } of halves) expect(n).toBeGreaterThanOrEqual(5);
});

test('the last weeks have an event for what happened in them, none of the sample, and nobody is told of it again', async () => {
  const kinds = await rows<{ kind: string }>(
    'select distinct kind from core.event where at > now() - interval $$30 days$$ order by 1',
  );
  expect(kinds.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['application-submitted', 'batch-dealt', 'job-published']),
  );
  const [odd] = await rows<{ sample: number; todo: number }>(`
    select count(*) filter (where j.sample)::int as sample,
      count(*) filter (where e.kind <> 'reviews-sent' and t.event_id is not null)::int as todo
    from core.event e left join core.job j on j.org_id = e.org_id and j.id = e.job_id
      left join core.event_outbox t on t.org_id = e.org_id and t.event_id = e.id`);
  expect(odd).toEqual({ sample: 0, todo: 0 });
});

function runsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? [];
  return new Set(
    words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`),
  );
}

/** Share of the runs of the shorter text that stand in the other too. */
function shared(one: Set<string>, other: Set<string>): number {
  const [few, many] = one.size <= other.size ? [one, other] : [other, one];
  return [...few].filter((run) => many.has(run)).length / Math.max(1, few.size);
}

test('every published role has a frozen plan, two depart from it with a reason, and applications know theirs', async () => {
  const found = await rows<{ n: number; roles: number; reasons: number }>(`
    select n, count(*)::int as roles, count(reason)::int as reasons from core.plan_version group by n order by n`);
  const [published] = await rows<{ n: number }>(
    'select count(*)::int as n from core.job where published_at is not null',
  );
  expect(found).toEqual([
    { n: 1, roles: published?.n, reasons: 0 },
    { n: 2, roles: 2, reasons: 2 },
  ]);
  const [lost] = await rows<{ n: number }>(`
    select count(*)::int as n from core.application a
    where state not in ('invited', 'quick_applied') and not exists (select from core.plan_version v
      where v.org_id = a.org_id and v.job_id = a.job_id and v.n = a.plan_version)`);
  expect(lost?.n).toBe(0);
});

test('every role asks of whoever applies no more than the 45 minutes that the builder advises', async () => {
  const found = await rows<{ title: string; stages: StageForTimeEstimate[] }>(`
    select j.title, jsonb_agg(jsonb_build_object('kind', s.kind, 'minutes', s.minutes, 'items',
      (select coalesce(jsonb_agg(jsonb_build_object('kind', q.kind, 'maxWords', q.max_words)), '[]')
        from core.question q where q.org_id = s.org_id and q.stage_id = s.id))) as stages
    from core.job j join core.stage s on s.org_id = j.org_id and s.job_id = j.id
    where s.kind <> 'interview' group by j.org_id, j.id, j.title`);
  const long = found.filter(({ stages }) => estimateCandidateMinutesOfPlan(stages, 1).isLong);
  expect([found.length > 10, long.map(({ title }) => title)]).toEqual([true, []]);
});

test('one role has a form with must-haves, a test that is scored by a key, and two interviews', async () => {
  const stages = await rows<{
    kind: string;
    weight: number;
    kinds: string[];
    must: number;
    keys: number;
  }>(`
    select s.kind, s.weight::float as weight, array_agg(distinct q.kind order by q.kind) as kinds,
      count(q.must_have)::int as must, count(k.points)::int as keys
    from core.job j join core.stage s on s.org_id = j.org_id and s.job_id = j.id
    join core.question q on q.org_id = s.org_id and q.stage_id = s.id
    left join core.answer_key k on k.org_id = q.org_id and k.question_id = q.id
    where j.title = 'Field Engineer, North' group by s.position, s.kind, s.weight order by s.position`);
  expect(stages.map(({ kind, weight, must, keys }) => [kind, weight, must, keys])).toEqual([
    ['form', 1, 3, 0],
    ['sift', 1, 0, 0],
    ['test', 0.5, 0, 4],
    ['interview', 1.5, 0, 0],
    ['interview', 0.5, 0, 0],
  ]);
  expect(stages[0]?.kinds).toEqual([
    'date',
    'many-of',
    'number',
    'one-of',
    'short-text',
    'statement',
    'yes-no',
  ]);
});

test('its candidates took the test in time, and what nobody was asked has no answer', async () => {
  const [found] = await rows<{ taken: number; submitted: number; late: number; astray: number }>(`
    select (select count(*)::int from core.test_attempt) as taken,
      (select count(*)::int from core.application a join core.job j on j.org_id = a.org_id and j.id = a.job_id
        where j.title = 'Field Engineer, North' and a.submitted_at is not null) as submitted,
      (select count(*)::int from core.test_attempt where handed_in_at > ends_at) as late,
      (select count(*)::int from core.answer w join core.question q on q.org_id = w.org_id and q.id = w.question_id
        where q.key = 'languages' and not exists (select from core.answer c
          join core.question other on other.org_id = c.org_id and other.id = c.question_id
          where other.key = 'other-languages' and c.application_id = w.application_id and c.value = 'true')) as astray`);
  expect(found?.submitted).toBeGreaterThan(10);
  expect(found).toMatchObject({ taken: found?.submitted, late: 0, astray: 0 });
});
