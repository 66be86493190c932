import {
  SEARCH_RESULTS_MAX,
  type ApplicationSearchResult,
  type JobSearchResult,
  SEARCH_CHARACTERS_MIN,
  type searchJobsAndCandidatesEndpoint,
} from '@evenhand/contract/search.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { normaliseForSearch } from '../../text/normalise-for-search.ts';
import { jobPhaseOf } from '../jobs/rules/job-phase-and-job-card-destination.ts';
import { startOfDayInZone } from '../../time/start-of-day-in-zone.ts';
import { parseApplicationReference } from './rules/application-reference.ts';
import {
  type FoundApplicationDbRow,
  countJobsWithSealedNames,
  searchApplicationsInDatabase,
  searchJobsByTitleInDatabase,
  type FoundJobDbRow,
} from './sql/found-jobs-and-candidates.ts';

const JOBS_MAX = 10;

/** Roles first, and as many candidates as there is room for. */
export async function searchJobsAndCandidates(
  { db, now }: VisitorRequestContext,
  { query }: { query: string },
): Promise<ResponseOf<typeof searchJobsAndCandidatesEndpoint>> {
  const normalised = normaliseForSearch(query);
  const sealedJobs = await countJobsWithSealedNames(db);
  if (normalised.length < SEARCH_CHARACTERS_MIN)
    return { jobs: [], applications: [], more: { jobs: false, applications: false }, sealedJobs };
  // One more than is shown tells that there are more.
  const jobs = await searchJobsByTitleInDatabase(db, {
    words: normalised.split(' '),
    most: JOBS_MAX + 1,
  });
  const room = SEARCH_RESULTS_MAX - Math.min(jobs.length, JOBS_MAX);
  const applications = await searchApplicationsInDatabase(db, {
    normalised,
    reference: parseApplicationReference(query),
    most: room + 1,
  });
  return {
    jobs: jobs.slice(0, JOBS_MAX).map((job) => jobSearchResultFromRow(job, now)),
    applications: applications.slice(0, room).map(applicationSearchResultFromRow),
    more: { jobs: jobs.length > JOBS_MAX, applications: applications.length > room },
    sealedJobs,
  };
}

export async function searchApplicationsWithOpenNames(
  db: Db<'staff'>,
  query: string,
): Promise<ApplicationSearchResult[]> {
  const normalised = normaliseForSearch(query);
  if (normalised.length < SEARCH_CHARACTERS_MIN) return [];
  const rows = await searchApplicationsInDatabase(db, {
    normalised,
    reference: parseApplicationReference(query),
    most: SEARCH_RESULTS_MAX,
  });
  return rows.map(applicationSearchResultFromRow);
}

export function jobSearchResultFromRow(
  { id, title, team, ...dates }: FoundJobDbRow,
  now: Date,
): JobSearchResult {
  return { id, title, team, phase: jobPhaseOf(dates, now) };
}

export function applicationSearchResultFromRow(
  row: FoundApplicationDbRow,
): ApplicationSearchResult {
  const { id, publicRef, state, submittedAt, interviewAt, firstName, lastName, email, zone } = row;
  const person =
    firstName === null || lastName === null || email === null
      ? null
      : { firstName, lastName, email };
  return {
    id,
    publicRef,
    state,
    submittedAt:
      person === null && submittedAt !== null ? startOfDayInZone(submittedAt, zone) : submittedAt,
    interviewAt,
    Job: { id: row.jobId, title: row.jobTitle },
    User: person,
  };
}
