import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { downloadOrganisationApplicationsCsvEndpoint as promise } from '@evenhand/contract/reporting/organisation-reports.ts';
import { CSV_BYTE_ORDER_MARK, writeCsvLine } from '@evenhand/contract/write-csv.ts';
import { type Db, runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import { findDatabaseWritePosition, readFromReplica } from '../../access/read-from-replica.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import type { EndpointContext } from '../../http/add-endpoint-route.ts';
import { createConcurrencyLimiter } from '../../http/concurrency-limiter.ts';
import { findAllSourceTitles } from '../job-boards/find-source-titles.ts';
import { resolveOrganisationReportScope } from './organisation-report-handler-scope-and-period.ts';
import { signalWhenClientLeaves } from './run-until-or-signal-when-client-leaves.ts';
import {
  applicantCsvColumns,
  applicantCsvLine,
  applicantJobCells,
} from './rules/applicant-csv-columns-and-lines.ts';
import {
  type ApplicantDownloadDbRow,
  type ApplicantDownloadQuery,
  type ApplicantDownloadJob,
  findApplicantsToDownload,
  findJobsWithApplicants,
} from './sql/jobs-and-applicants-to-download.ts';

/** The first ones are few, so that a file begins at once. */
const APPLICANTS_AT_FIRST = 100;
const APPLICANTS_A_PIECE = 2000;
const JOBS_AT_A_TIME = 100;
/** However many download: the other connections are for those who work. */
const inTurn = createConcurrencyLimiter({ atOnce: 2, waitingMax: 500 });

const NO_JOB = applicantJobCells({ title: '', team: null, grade: null });

type Piece = { text: () => string; next: Place | null };
/** Roles still to come, of the first of them whoever comes after this reference, so many; and then those below the last of them. */
type Place = {
  jobs: readonly ApplicantDownloadJob[];
  after: string;
  areLast: boolean;
  most: number;
};

/**
 * Whoever applied in the period as a file of any length. Each further piece is read in a transaction of its own, when the one
 * before the last has been taken: a slow reader holds nobody up, and one who leaves ends the reading.
 */
export async function downloadApplicationList({
  visit,
  db,
  visitor,
  query,
  services,
  request,
}: EndpointContext<typeof promise>): Promise<ResponseOf<typeof promise>> {
  const { start: from, end: until, teams, grades, rangeType } = query;
  const { range, jobIds } = await resolveOrganisationReportScope(
    { visit, db, visitor },
    { from, until, teams, grades },
    { from: 'start', until: 'end' },
  );
  const asked = { ...range, jobIds, rangeType };
  await writeAuditEntry(db, {
    kind: 'applicants-exported',
    actorKind: 'member',
    requestId: visit.requestId,
    details: { from: range.from, until: range.until, rangeType },
  });
  const client = signalWhenClientLeaves(request);
  const { signal } = client;
  const titles = await findAllSourceTitles(db);
  const entry = { services, door: 'staff', actor: visitor, signal } as const;
  const read = (place: Place) =>
    inTurn(async () => {
      const readOwn = (own: Db<'staff'>) => readPiece(own, { ...asked, titles }, place);
      if (services.replica === null) return runTransactionByDoor(entry, readOwn);
      return readFromReplica(
        entry,
        await runTransactionByDoor(entry, findDatabaseWritePosition),
        readOwn,
      );
    }, signal);
  const begin = await findPlace(db, asked, Number.MAX_SAFE_INTEGER);
  const first = await readPiece(db, { ...asked, titles }, { ...begin, most: APPLICANTS_AT_FIRST });
  return {
    name: `applicants-${rangeType === 'hiredAt' ? 'hired' : 'submitted'}-${range.from}-to-${range.until}.csv`,
    pieces: piecesOf(first, read, client),
  };
}

async function* piecesOf(
  first: Piece,
  read: (place: Place) => Promise<Piece>,
  client: { forget: () => void },
) {
  try {
    yield CSV_BYTE_ORDER_MARK + writeCsvLine(applicantCsvColumns);
    for (let piece: Piece | null = first; piece !== null; ) {
      // The database looks for the next while this one is written.
      const coming: Promise<Piece> | null = piece.next && read(piece.next);
      // Heard when it is waited for.
      coming?.catch(() => {});
      const text = piece.text();
      if (text !== '') yield text;
      piece = await coming;
    }
  } finally {
    client.forget();
  }
}

async function readPiece(
  db: Db<'staff'>,
  { titles, ...query }: ApplicantDownloadQuery & { titles: ReadonlyMap<string, string> },
  place: Place,
): Promise<Piece> {
  const { jobs, after, areLast, most } = place;
  const rows = await findApplicantsToDownload(db, query, {
    jobIds: jobs.map(({ id }) => id),
    after,
    most,
  });
  const cells = new Map(jobs.map((job) => [job.id, applicantJobCells(job)]));
  const text = () =>
    rows
      .map((row) => applicantCsvLine(named(row, titles), cells.get(row.jobId) ?? NO_JOB))
      .join('');
  const last = rows.at(-1);
  if (rows.length === most && last !== undefined) return { text, next: restOf(place, last) };
  const lowest = jobs.at(-1)?.id;
  if (areLast || lowest === undefined) return { text, next: null };
  return { text, next: await findPlace(db, query, lowest) };
}

function named(
  row: ApplicantDownloadDbRow,
  titles: ReadonlyMap<string, string>,
): ApplicantDownloadDbRow {
  return row.source === null ? row : { ...row, source: titles.get(row.source) ?? row.source };
}

async function findPlace(
  db: Db<'staff'>,
  query: ApplicantDownloadQuery,
  below: number,
): Promise<Place> {
  const jobs = await findJobsWithApplicants(db, query, { below, most: JOBS_AT_A_TIME });
  return {
    jobs,
    after: '',
    areLast: jobs.length < JOBS_AT_A_TIME,
    most: APPLICANTS_A_PIECE,
  };
}

function restOf({ jobs, areLast }: Place, { jobId, ref }: ApplicantDownloadDbRow): Place {
  return {
    jobs: jobs.slice(jobs.findIndex(({ id }) => id === jobId)),
    after: ref,
    areLast,
    most: APPLICANTS_A_PIECE,
  };
}
