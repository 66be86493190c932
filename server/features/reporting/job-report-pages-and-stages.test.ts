import { expect, test } from 'vitest';
import type { PlantedApplication } from '../../test/test-data-types.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { givenOpenJobWithAdmin } from '../../test/given-open-job-with-admin.ts';

const server = startTestServer();
const reportOf = ({ id }: { id: number }) => `/api/job/${id}/report`;

test('the pages of the form tell where people stopped, by what they have saved', async () => {
  const { given, as } = server;
  const { admin, job } = await givenOpenJobWithAdmin(server);
  const second = await given.question(job, { text: 'And then?' });
  const { rows } = await given.owner.query<{ id: number }>(
    'select id from core.question where job_id = $1 order by position',
    [job.id],
  );
  const [first] = rows as [{ id: number }];
  const stop = async (formAnswered: boolean, answered: { id: number }[], text?: string) => {
    const application = await given.application(job, { state: 'started' });
    await given.owner.query(
      'update core.application set submitted_at = null, form_answered_at = case when $2 then now() end where id = $1',
      [application.id, formAnswered],
    );
    for (const question of answered) await given.answer(application, question, text);
  };
  await stop(false, []);
  await stop(true, []);
  await stop(true, [first], ' \n ');
  await stop(true, [first]);
  await stop(true, [second]);
  await stop(true, [first, second]);
  await given.application(job);
  const { pages } = (await as(admin).get(reportOf(job))).json();
  expect(pages).toEqual([
    { page: 'about-you', number: null, text: null, reached: 7, stopped: 1 },
    { page: 'question', number: 1, text: expect.stringContaining('oven'), reached: 6, stopped: 2 },
    { page: 'question', number: 2, text: 'And then?', reached: 4, stopped: 1 },
    { page: 'check', number: null, text: null, reached: 3, stopped: 2 },
  ]);
});

test('time in a stage is the median of whole days, from five candidates on, and the same for whoever sends early or late', async () => {
  const { given, as } = server;
  const { org, admin, job } = await givenOpenJobWithAdmin(server);
  await given.owner.query(`update core.organisation set tz = 'Asia/Kolkata' where org_id = $1`, [
    org.id,
  ]);
  // Sent on five days of March in India, at its first minute or its last; on to interviews on the 21st.
  const sent = [
    ['2026-03-01T18:30:00Z', '2026-03-02T18:29:00Z'],
    ['2026-03-02T18:30:00Z', '2026-03-03T18:29:00Z'],
    ['2026-03-03T18:30:00Z', '2026-03-04T18:29:00Z'],
    ['2026-03-09T18:30:00Z', '2026-03-10T18:29:00Z'],
    ['2026-03-19T18:30:00Z', '2026-03-20T18:29:00Z'],
  ];
  const stagesAfter = async (at: 0 | 1, n: number) => {
    for (const [place, times] of sent.slice(0, n).entries()) {
      const { id } = ids[place] ?? (ids[place] = await given.application(job));
      await given.owner.query(
        `update core.application set submitted_at = $2, interviewed_at = '2026-03-21T06:00:00Z', state = 'interviews_tasks' where id = $1`,
        [id, times[at]],
      );
    }
    return (await as(admin).get(reportOf(job))).json().stages;
  };
  const ids: PlantedApplication[] = [];
  expect(await stagesAfter(0, 4)).toMatchObject([
    { stage: 'submitted', candidates: 4, days: null },
    {},
    {},
  ]);
  // On the 2nd, 3rd, 4th, 10th and 20th: 19, 18, 17, 11 and 1 days.
  for (const at of [0, 1] as const)
    expect(await stagesAfter(at, 5)).toEqual([
      { stage: 'submitted', candidates: 5, days: 17 },
      { stage: 'in_review', candidates: 0, days: null },
      { stage: 'interviews_tasks', candidates: 0, days: null },
    ]);
});
