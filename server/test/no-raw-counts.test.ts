import { expect, test } from 'vitest';
import { publishDueDemographicsOfOrganisation } from '../features/disclosure/publish-due-demographics.ts';
import {
  callEndpointInTest,
  pathParamValuesFor,
  doesServerHaveRoute,
} from './call-endpoint-and-fill-sample-request-in-test.ts';
import { loadContractEndpoints } from './load-contract-endpoints.ts';
import type { PlantedJob, PlantedMember } from './test-data-types.ts';
import { startTestServer } from './start-test-server.ts';
import { plantTestApplication } from './plant-test-application-and-mark-sample-job.ts';

const server = startTestServer();

/** How many were sent to review of those who sent their application, by what they said. */
const people = [
  { gender: 'gender.woman', sent: 83, reviewed: 41 },
  { gender: 'gender.man', sent: 71, reviewed: 32 },
  { gender: null, sent: 61, reviewed: 0 },
];
/** What nobody may learn: of each answer, who got as far as a step, and who got no further. None is the sum over all answers. */
const RAW = [83, 41, 83 - 41, 71, 32, 71 - 32, 61];
const EXACT = { sent: 215, reviewed: 73 };

async function plantPeople(job: PlantedJob, by: PlantedMember): Promise<void> {
  for (const { gender, sent, reviewed } of people) {
    for (let n = 0; n < sent; n += 1) {
      const day = new Date('2026-02-10T12:00:00Z');
      await plantTestApplication(
        server,
        {
          job,
          state: n < reviewed ? 'in_review' : 'submitted',
          source: 'Some site',
          startedAt: day,
          interestAt: null,
          formAnsweredAt: day,
          submittedAt: day,
          dealt: n < reviewed,
          interviewedAt: null,
          hiredAt: null,
          rejectedAt: null,
          withdrawnAt: null,
          answers: gender === null ? null : { gender },
        },
        by,
      );
    }
  }
}

test('no answer to an admin holds a count of equal-opportunities answers that was not published', async () => {
  const org = await server.given.furnishedOrganisation();
  const job = await server.given.job(org.member, {
    publishedAt: new Date('2026-02-01'),
    closesAt: new Date('2026-02-28'),
  });
  await plantPeople(job, org.member);
  server.setNow(new Date('2026-04-15T12:00:00Z'));
  await publishDueDemographicsOfOrganisation(server.services, org.id);
  const { rows } = await server.given.owner.query<{ counted: number }>(
    `select distinct counted from eo.rounding_draw where org_id = $1 and category = 'gender'`,
    [org.id],
  );
  // What the figures were made of is what was planted.
  expect(RAW).toEqual(expect.arrayContaining(rows.map(({ counted }) => counted)));

  const heard = await numbersHeard(org, job);
  const told = (part: string) => heard.find(({ path }) => path.endsWith(part))?.numbers ?? [];
  // The published ones are there, as are the totals, which say nothing of anybody's answers.
  expect(told('/drop-off')).toEqual(expect.arrayContaining(Object.values(EXACT)));
  for (const part of ['/drop-off', '/org-drop-off/csv', '/{category}/csv', '/report/diversity'])
    expect(
      [80, 85, 90].some((n) => told(part).includes(n)),
      part,
    ).toBe(true);
  const suspects = heard.filter(({ numbers }) => numbers.some(isRaw)).map(({ path }) => path);
  // What the server tells everybody, such as how many questions its library has, is no count of candidates.
  const elsewhere = await server.given.furnishedOrganisation();
  const innocent = await numbersHeard(elsewhere, elsewhere.job, suspects);
  const always = new Set(innocent.flatMap(({ numbers }) => numbers).filter(isRaw));
  const raw = heard.flatMap(({ path, numbers }) =>
    numbers.filter((n) => isRaw(n) && !(suspects.includes(path) && always.has(n))),
  );
  expect(raw, suspects.join()).toEqual([]);
});

const isRaw = (n: number) => RAW.includes(n);

type Furnished = Awaited<ReturnType<typeof server.given.furnishedOrganisation>>;

/** Every number that an admin is told, by the address that tells it. */
async function numbersHeard(
  org: Furnished,
  job: PlantedJob,
  only?: string[],
): Promise<{ path: string; numbers: number[] }[]> {
  const heard: { path: string; numbers: number[] }[] = [];
  for (const [, endpoint] of await loadContractEndpoints()) {
    const { path, method, door } = endpoint;
    if (door !== 'staff' || method !== 'GET' || !doesServerHaveRoute(server, endpoint)) continue;
    if (only !== undefined && !only.includes(path)) continue;
    const ids = pathParamValuesFor(endpoint, org);
    const { body, headers } = await callEndpointInTest(server, {
      endpoint,
      session: org.member.session,
      ids: 'jobId' in ids ? { ...ids, jobId: job.id } : ids,
      query: isReport.test(path) ? '?from=2026-01-01&until=2026-03-31' : '',
    });
    const isJson = String(headers['content-type']).includes('json');
    heard.push({ path, numbers: isJson ? inJson(JSON.parse(body)) : inCsv(body) });
  }
  return heard;
}

const isReport = /^\/api\/org\/(stats|.*-stats|.*drop-off.*|referrer)/;

/** Every number but those of ids. */
function inJson(value: unknown, key = ''): number[] {
  if (typeof value === 'number') return /id$/i.test(key) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => inJson(part, name));
}

function inCsv(body: string): number[] {
  return body
    .split(/[,\r\n]/)
    .map((cell) => cell.replaceAll('"', ''))
    .filter((cell) => /^\d+$/.test(cell))
    .map(Number);
}
