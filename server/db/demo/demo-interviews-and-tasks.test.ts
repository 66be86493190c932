import { beforeAll, expect, test } from 'vitest';
import {
  cloneTestDatabase,
  openDatabaseOwnerPool,
} from '../../test/clone-test-database-and-open-owner-pool.ts';
import { findOrPlantDemoTemplateDatabaseUrl } from '../../test/find-demo-template-url.ts';

let owner: ReturnType<typeof openDatabaseOwnerPool>;

beforeAll(async () => {
  owner = openDatabaseOwnerPool(
    await cloneTestDatabase(await findOrPlantDemoTemplateDatabaseUrl()),
  );
});

async function rows<Row extends object>(text: string): Promise<Row[]> {
  return (await owner.query<Row>(text)).rows;
}

test('people have booked, moved, not come and not chosen yet, each at a time that was laid for them', async () => {
  const states = await rows<{ round: string; states: string[] }>(`
    select s.name as round, array_agg(i.state order by i.id) as states from core.interview i
      join core.interview_round r on r.id = i.round_id join core.stage s on s.id = r.stage_id
    where i.invited_at is not null group by s.name order by s.name`);
  const booked = (n: number) => Array.from({ length: n }, () => 'booked');
  expect(states).toEqual([
    { round: 'Final interview with the team', states: [...booked(2), 'invited'] },
    {
      round: 'First interview',
      states: ['done', 'done', 'done', 'done', ...booked(7), 'invited'],
    },
    { round: 'Work trial', states: ['no_show', ...booked(2)] },
  ]);
  const [found] = await rows(`
    select count(*) filter (where i.sequence = 1)::int as moved, count(*) filter (where i.moves_made = 1)::int as "byOneself",
      count(*) filter (where i.starts_at is not null and t.starts_at is distinct from i.starts_at)::int as astray,
      count(*) filter (where i.starts_at is not null and i.booked_at > i.starts_at - interval '1 day')::int as "tooLate"
    from core.interview i left join core.interview_slot t on t.interview_id = i.id where i.invited_at is not null`);
  expect(found).toEqual({ moved: 2, byOneself: 1, astray: 0, tooLate: 0 });
  const [times] = await rows<{ free: number; withdrawn: number }>(`
    select count(*) filter (where interview_id is null and withdrawn_at is null and starts_at > now())::int as free,
      count(withdrawn_at)::int as withdrawn from core.interview_slot`);
  expect(times?.free).toBeGreaterThan(10);
  expect(times?.withdrawn).toBe(2);
});

test('of interviews that are over cards are in and missing, and one mark was agreed upon', async () => {
  const cards = await rows(`
    select (select count(*)::int from core.scorecard c where c.interview_id = i.id and c.submitted_at is not null) as "in",
      exists (select from core.scorecards_opened o where o.interview_id = i.id) as opened,
      (select count(*)::int from core.agreed_mark g where g.interview_id = i.id) as agreed
    from core.interview i join core.interview_round r on r.id = i.round_id join core.stage s on s.id = r.stage_id
    where i.state = 'done' and i.invited_at is not null order by i.starts_at`);
  expect(cards).toEqual([
    { in: 2, opened: true, agreed: 0 },
    { in: 1, opened: false, agreed: 0 },
    { in: 2, opened: true, agreed: 1 },
    { in: 2, opened: true, agreed: 0 },
  ]);
  const scored = await rows(`
    select from core.stage_score e join core.stage s on s.id = e.stage_id where s.kind = 'interview'`);
  expect(scored).toHaveLength(3);
});

test('a task is handed in, late, open with more time, not handed in, and closed for its review', async () => {
  const tasks = await rows(`
    select t.submitted_at is not null as "in", t.is_late as late, t.closed_at is not null as closed,
      t.due_on > current_date as "hasTime", (select count(*)::int from core.answer w join core.question q
        on q.id = w.question_id where w.application_id = t.application_id and q.stage_id = t.stage_id
        and q.kind = 'long-text') as texts
    from core.candidate_task t order by t.application_id`);
  const open = { in: false, late: false, closed: false, texts: 0 };
  const handedIn = { in: true, late: false, closed: true, hasTime: false, texts: 2 };
  expect(tasks).toEqual([
    ...Array.from({ length: 4 }, () => handedIn),
    { ...handedIn, late: true, closed: false },
    { ...open, hasTime: false },
    { ...open, hasTime: true },
    { ...open, hasTime: true },
  ]);
});

test('all of it stands in the trail at its moment, and nobody is told of it as the demo starts', async () => {
  const kinds = await rows<{ kind: string }>(
    `select distinct kind from core.event where kind like 'interview%' or kind like 'task%' or kind like 'scorecard%'`,
  );
  expect(kinds.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining([
      'interview-times-changed',
      'interview-invited',
      'interview-booked',
      'interview-changed',
      'interview-outcome-noted',
      'scorecard-submitted',
      'task-invited',
      'task-submitted',
      'task-closed',
    ]),
  );
  const [found] = await rows(`
    select (select count(*)::int from audit.entry where at > now() - interval '1 hour'
        and kind in ('interviews-invited', 'interview-booked', 'task-submitted', 'scorecard-submitted')) as "justNow",
      (select count(*)::int from core.event_outbox t where t.kind <> 'reviews-sent') as told,
      (select count(*)::int from pii.email_message where kind like 'interview%') as emails`);
  expect(found).toEqual({ justNow: 0, told: 0, emails: 0 });
});
