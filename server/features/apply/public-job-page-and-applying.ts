import type {
  ClosedJobPageProps,
  PublicJobPageProps,
} from '@evenhand/contract/apply/candidate-page-props.ts';
import type { CandidatePageJobHeader } from '@evenhand/contract/apply/candidate-page-header-outline-and-preview-types.ts';
import type { PlanStageKind } from '@evenhand/contract/job-plan/stage-kind-facts.ts';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import type { PageContext, PageResponse } from '../../http/add-page-route.ts';
import { beginApplication } from './begin-application-send-link-and-limit-attempts.ts';
import { findPublicJobByHash } from './find-public-job-by-hash.ts';
import { estimateMinutesToApply } from '../job-plan/rules/estimate-minutes-to-apply.ts';
import type { JobWithEmployer } from './sql/job-with-employer-page-version-and-careers-slug.ts';
import { findEmployerStatements } from './sql/employer-statements.ts';
import { findPublicJobPlan } from './sql/public-job-plan-and-own-plan-versions.ts';
import { findSkillsOfWrittenQuestions } from './sql/public-jobs-new-applications-and-attempt-counts.ts';
import { findStagesForTimeEstimate } from './sql/stages-for-time-estimate.ts';
import { parseApplicantForm } from './build-and-parse-applicant-form.ts';

export function buildClosedJobPageProps(job: JobWithEmployer): ClosedJobPageProps {
  return { page: 'job-closed', job: buildCandidatePageJobHeader(job) };
}

export async function applyForJobFromPage({
  db,
  services,
  params,
  form,
  formToken,
  request,
}: PageContext<'public'>): Promise<PageResponse> {
  const found = await findPublicJobByHash(db, services, params['hash'] ?? '');
  if (!found.isOpen) return { show: buildClosedJobPageProps(found.job), status: 410 };
  const read = parseApplicantForm({ form, formToken });
  if ('again' in read)
    return { show: await buildPublicJobPageProps(found.db, found.job, read.again), status: 422 };
  await beginApplication(found, read.applicant, {
    services,
    network: networkOfIpAddress(request.ip),
  });
  return { goTo: `/apply/${found.job.hash}/check-your-email` };
}

export async function respondWithApplicationEmailSentPage({
  db,
  services,
  params,
}: PageContext<'public'>): Promise<PageResponse> {
  const { job } = await findPublicJobByHash(db, services, params['hash'] ?? '');
  const { DEMO, SMTP_URL } = services.config;
  return {
    show: {
      page: 'mail-sent',
      job: buildCandidatePageJobHeader(job),
      about: 'application',
      outbox: DEMO && SMTP_URL === undefined ? '/dev/outbox' : null,
    },
  };
}

export async function buildPublicJobPageProps(
  db: Db<'public'> | Db<'staff'>,
  job: JobWithEmployer,
  form: PublicJobPageProps['form'],
  preview: PublicJobPageProps['preview'] = null,
): Promise<PublicJobPageProps> {
  const stages = await findStagesForTimeEstimate(db, job.id);
  const count = (kind: PlanStageKind) =>
    stages.filter((stage) => stage.kind === kind).flatMap(({ items }) => items).length;
  return {
    page: 'job',
    job: buildCandidatePageJobHeader(job),
    description: job.description,
    questionCount: count('sift'),
    formQuestionCount: count('form'),
    minutes: estimateMinutesToApply(stages),
    skills: await findSkillsOfWrittenQuestions(db, job.id),
    reviewsPerAnswer: job.reviewsPerAnswer,
    isSealed: job.sealed,
    plan: { ...(await findPublicJobPlan(db, job.id)), places: job.advert.work.openings },
    interestAt: job.quickApply ? `/apply/${job.hash}/interest` : null,
    facts: { brand: job.brand, ...job.advert },
    employer: {
      ...(await findEmployerStatements(db)),
      noticeAt: preview === null ? `/apply/${job.hash}/privacy` : null,
    },
    head: null,
    careersAt: null,
    form,
    preview,
  };
}

export function buildCandidatePageJobHeader({
  organisation,
  logo,
  title,
  team,
  location,
  closesAt,
  zone,
}: JobWithEmployer): CandidatePageJobHeader {
  return { organisation, logo, title, team, location, closesAt, zone };
}

/** An IPv4 address, or the /64 that one household of IPv6 has. */
export function networkOfIpAddress(ip: string): string {
  return ip.includes(':') && !ip.startsWith('::ffff:') ? ip.split(':').slice(0, 4).join(':') : ip;
}
