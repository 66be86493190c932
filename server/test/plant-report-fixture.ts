import type { PlantedApplication, PlantedJob, PlantedMember } from './test-data-types.ts';
import type { TestServer } from './start-test-server.ts';
import {
  markAsSampleJob,
  plantTestApplication,
  type TestApplicationToPlant,
} from './plant-test-application-and-mark-sample-job.ts';
import {
  type HandCountedApplicantGroup,
  handCountedJobsTestData as roles,
  handCountedApplicantsTestData,
} from '../features/reporting/fixture/hand-counted-jobs-and-applicants.ts';

export type ReportFixture = {
  admin: PlantedMember;
  jobs: Record<HandCountedApplicantGroup['role'], PlantedJob>;
  /** The people of each line, in the order of the table. */
  people: PlantedApplication[][];
};

/** The first six of Baker got 5 or 2 stars, four of the men from indeed 3. */
const STARS = [5, 5, 5, 2, 2, 2, 3, 3, 3, 3];

export async function plantReportFixture(server: TestServer): Promise<ReportFixture> {
  const { given } = server;
  const org = await given.organisation({ name: 'Hand and Sons' });
  await given.feature(org, 'global-reporting');
  const admin = await given.member(org, { role: 'ADMIN' });
  const jobs = {} as Record<HandCountedApplicantGroup['role'], PlantedJob>;
  for (const [title, { team, grade, publishedAt, closesAt }] of Object.entries(roles)) {
    // The keys of the object are just these.
    jobs[title as HandCountedApplicantGroup['role']] = await given.job(admin, {
      title,
      team,
      grade,
      publishedAt: new Date(publishedAt),
      closesAt: new Date(closesAt),
    });
  }
  await markAsSampleJob(server, jobs.Practice);
  const people: PlantedApplication[][] = [];
  for (const row of handCountedApplicantsTestData) {
    const alike: PlantedApplication[] = [];
    for (let n = 0; n < row.n; n += 1)
      alike.push(await plantTestApplication(server, attemptOf(row, jobs[row.role]), admin));
    people.push(alike);
  }
  await given.question(jobs.Baker);
  const reviewer = await given.member(org);
  await given.batch(jobs.Baker, {
    by: admin,
    reviewers: [reviewer],
    applications: [...(people[0] ?? []), ...(people[3]?.slice(0, 4) ?? [])],
    stars: (application) => STARS[application] ?? null,
  });
  await given.owner.query('update core.review_batch set released_at = now()');
  return { admin, jobs, people };
}

function attemptOf(row: HandCountedApplicantGroup, job: PlantedJob): TestApplicationToPlant {
  const form = row.form ?? 'answered';
  return {
    job,
    state: stateOf(row),
    source: row.source,
    startedAt: momentOf(row.begun),
    interestAt: row.interest === undefined ? null : momentOf(row.interest),
    formAnsweredAt: form === 'not reached' ? null : momentOf(row.begun),
    submittedAt: row.sent === undefined ? null : momentOf(row.sent),
    dealt: row.furthest !== undefined,
    interviewedAt: row.furthest === 'interview' ? momentOf(row.sent ?? row.begun) : null,
    hiredAt: row.hired === undefined ? null : momentOf(row.hired),
    rejectedAt: row.rejected === undefined ? null : momentOf(row.rejected),
    withdrawnAt: row.withdrawn === undefined ? null : momentOf(row.withdrawn),
    answers:
      form === 'answered'
        ? { gender: `gender.${row.gender}`, disability: `disability.${row.disability}` }
        : null,
  };
}

function stateOf({
  hired,
  rejected,
  withdrawn,
  furthest,
  sent,
  interest,
}: HandCountedApplicantGroup): string {
  if (hired !== undefined) return 'hired';
  if (rejected !== undefined) return 'rejected';
  if (withdrawn !== undefined) return 'withdrawn';
  if (furthest === 'interview') return 'interviews_tasks';
  if (furthest === 'review') return 'in_review';
  if (sent !== undefined) return 'submitted';
  return interest === undefined ? 'started' : 'quick_applied';
}

function momentOf(day: string): Date {
  return new Date(day.includes('T') ? day : `${day}T12:00:00Z`);
}
