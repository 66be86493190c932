import type { TestServer } from './start-test-server.ts';
import {
  beginTestApplication,
  type InjectedReply,
  type TestCandidateClient,
} from './test-candidate-client.ts';
import type { PlantedJob, PlantedMember } from './test-data-types.ts';

/** An open role without questions of its own words, and with a test. */
export async function givenJobWithCandidateTest(
  server: TestServer,
  { minutes = null as number | null } = {},
): Promise<{ admin: PlantedMember; job: PlantedJob; test: { id: number } }> {
  const admin = await server.given.member(await server.given.organisation(), { role: 'ADMIN' });
  const job = await server.given.openJob(admin);
  return { admin, job, test: await server.given.test(job, { minutes }) };
}

/** Somebody who applies and has left out the form about them: the test is next. */
export async function givenCandidateBeforeTest(
  server: TestServer,
  job: PlantedJob,
): Promise<TestCandidateClient> {
  const candidate = await beginTestApplication(server, job);
  await candidate.post('about-you/skip');
  return candidate;
}

/** Saves choices as the script of the page does. */
export function saveTestChoicesByScript(
  { running: { app } }: TestServer,
  { token }: TestCandidateClient,
  answers: unknown,
  number = 1,
): Promise<InjectedReply> {
  return app.inject({
    method: 'PUT',
    url: `/application/${token}/tests/${number}`,
    payload: { answers },
  });
}

type Attempt = {
  started_at: Date;
  ends_at: Date | null;
  answers: Record<string, string[]>;
  handed_in_at: Date | null;
  handed_in_by: string | null;
  score: number | null;
  band: string | null;
};

/** What is stored of somebody's tests. */
export async function findStoredTestAttempts(
  { given }: TestServer,
  { id }: { id: number },
): Promise<Attempt[]> {
  const { rows } = await given.owner.query<Attempt>(
    `select t.started_at, t.ends_at, t.answers, t.handed_in_at, t.handed_in_by, r.score::float8 as score, r.band
     from core.test_attempt t left join core.test_result r
       on r.org_id = t.org_id and r.application_id = t.application_id and r.stage_id = t.stage_id
     where t.application_id = $1 order by t.stage_id`,
    [id],
  );
  return rows;
}
