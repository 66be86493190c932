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

async function rows(text: string): Promise<object[]> {
  return (await owner.query<object>(text)).rows;
}

test('two asked for more time before they took the test and had it, and one who still writes waits for an answer', async () => {
  const found = await rows(`
    select a.state, d.outcome, d.time_factor::float as factor, t.time_factor::float as had,
      d.asked_at < d.answered_at and d.answered_at < t.started_at and a.started_at < d.asked_at as "isInTime",
      t.handed_in_at - t.started_at > interval '10 minutes' and t.handed_in_at <= t.ends_at as "isUsed",
      exists (select from core.identity_seen s where s.org_id = d.org_id and s.application_id = d.application_id
        and s.member_id = d.answered_by and s.how = 'adjusted') as "isKnownToAnswerer"
    from pii.adjustment d join core.application a on a.org_id = d.org_id and a.id = d.application_id
    join core.job j on j.org_id = a.org_id and j.id = a.job_id and j.title = 'Field Engineer, North'
    left join core.test_attempt t on t.org_id = a.org_id and t.application_id = a.id order by d.id`);
  const answered = { state: 'in_review', isInTime: true, isUsed: true, isKnownToAnswerer: true };
  expect(found).toEqual([
    { ...answered, outcome: 'agreed', factor: 2, had: 2 },
    { ...answered, outcome: 'partly', factor: 1.5, had: 1.5 },
    {
      state: 'started',
      outcome: null,
      factor: 1,
      had: null,
      isInTime: null,
      isUsed: null,
      isKnownToAnswerer: false,
    },
  ]);
});

test('whoever runs its role may read what they asked: nobody who does reviews its answers', async () => {
  const found = await rows(`
    select m.email from core.job j join core.member m on m.org_id = j.org_id and m.id = j.owner_id
    where j.title = 'Field Engineer, North' and not exists (select from core.reviewer_link l
      where l.org_id = j.org_id and l.job_id = j.id and l.member_id = m.id)`);
  expect(found).toEqual([{ email: 'admin@demo.test' }]);
});
