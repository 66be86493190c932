import type { AdvertDetails } from '@evenhand/contract/jobs/advert-details.ts';
import { JOB_DESCRIPTION_CHARACTERS_MIN } from '@evenhand/contract/builder/job-draft-and-publish-endpoints-and-limits.ts';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { Refusal } from '../../http/refusal.ts';
import {
  type EditWithJobIdAndVersion,
  loadJobToEditIfVersionIsLatest,
} from './load-job-to-edit-if-version-is-latest.ts';
import { advertDetailsToColumns } from './rules/advert-details-to-columns.ts';
import { findJobSalaryProblem } from './rules/salary-problem.ts';
import { closingTimeProblem } from './rules/closing-time-problem.ts';
import { normaliseForSearch } from '../../text/normalise-for-search.ts';
import { jobPhaseOf } from './rules/job-phase-and-job-card-destination.ts';
import { countPossibleReviewers } from './count-reviewers-and-limit-reviews-per-answer.ts';
import {
  type JobToEdit,
  doesBrandExist,
  type JobChanges,
  updateJobRowAtVersion,
} from './sql/find-and-update-job-to-edit-and-check-brand.ts';

type Wanted = {
  title?: string | undefined;
  team?: string | null | undefined;
  grade?: string | null | undefined;
  location?: string | null | undefined;
  description?: string | undefined;
  closesAt?: Date | null | undefined;
  openUntilFilled?: boolean | undefined;
  reviewsPerAnswer?: number | undefined;
} & { [Part in keyof AdvertDetails]?: AdvertDetails[Part] | undefined };

/** Changes what a job says of itself. What candidates already rely on keeps making sense once it is published. */
export async function changeJobDetails(
  visit: VisitorRequestContext,
  edit: EditWithJobIdAndVersion & { wanted: Wanted },
): Promise<void> {
  const { db, now } = visit;
  const job = await loadJobToEditIfVersionIsLatest(visit, edit);
  const { wanted } = edit;
  checkDescription(job, wanted);
  await checkAdvert(db, wanted);
  await checkReviewsPerAnswer(db, job, wanted);
  const changes: JobChanges = {
    ...(wanted.title !== undefined && {
      title: wanted.title,
      title_normalised: normaliseForSearch(wanted.title),
    }),
    ...(wanted.team !== undefined && { team: wanted.team }),
    ...(wanted.grade !== undefined && { grade: wanted.grade }),
    ...(wanted.location !== undefined && { location: wanted.location }),
    ...(wanted.description !== undefined && { description: wanted.description }),
    ...(wanted.reviewsPerAnswer !== undefined && { reviews_per_answer: wanted.reviewsPerAnswer }),
    ...advertDetailsToColumns(wanted),
    ...closingOf(job, wanted, now),
  };
  if (Object.keys(changes).length === 0) return;
  if (!(await updateJobRowAtVersion(db, job, changes))) throw new Refusal('newer-version');
}

function checkDescription(job: JobToEdit, { description }: Wanted): void {
  if (
    description === undefined ||
    job.publishedAt === null ||
    description.trim().length >= JOB_DESCRIPTION_CHARACTERS_MIN
  )
    return;
  refuse(
    'description',
    `Candidates are reading this. Keep at least ${JOB_DESCRIPTION_CHARACTERS_MIN} characters.`,
  );
}

/** Candidates read on the page of a published role how many people score each answer. */
async function checkReviewsPerAnswer(
  db: Db<'staff'>,
  { publishedAt, team }: JobToEdit,
  { reviewsPerAnswer }: Wanted,
): Promise<void> {
  if (publishedAt === null || reviewsPerAnswer === undefined) return;
  const readers = await countPossibleReviewers(db, team);
  if (reviewsPerAnswer <= readers) return;
  const people = readers === 1 ? 'one person who scores' : `${readers} people who score`;
  refuse(
    'reviewsPerAnswer',
    `This team has ${people}, and candidates are told this number. Add reviewers first.`,
  );
}

async function checkAdvert(db: Db<'staff'>, { salary, references }: Wanted): Promise<void> {
  const problem = salary && findJobSalaryProblem(salary);
  if (problem) refuse(`salary.${problem.field}`, problem.sentence);
  const brandId = references?.brandId ?? null;
  if (brandId !== null && !(await doesBrandExist(db, brandId)))
    refuse('references.brandId', 'Your organisation no longer has this brand. Choose another.');
}

function closingOf(job: JobToEdit, { closesAt, openUntilFilled }: Wanted, now: Date) {
  if (closesAt === undefined && openUntilFilled === undefined) return {};
  const closing = {
    // Whoever says only one of the two means that the other gives way.
    closesAt: closesAt !== undefined ? closesAt : openUntilFilled === true ? null : job.closesAt,
    openUntilFilled: openUntilFilled ?? (closesAt === null ? job.openUntilFilled : false),
  };
  const problem = closingTimeProblem(closing, jobPhaseOf(job, now), now);
  if (problem !== null) refuse('closesAt', problem);
  return { closes_at: closing.closesAt, open_until_filled: closing.openUntilFilled };
}

function refuse(field: string, sentence: string): never {
  throw new Refusal('bad-input', { message: sentence, fields: { [field]: sentence } });
}
