import type { PageContext, PageResponse } from '../../http/add-page-route.ts';
import { buildEmptyApplicantForm, parseApplicantForm } from './build-and-parse-applicant-form.ts';
import {
  buildCandidatePageJobHeader,
  networkOfIpAddress,
  buildClosedJobPageProps,
} from './public-job-page-and-applying.ts';
import {
  findPublicJobByHash,
  type FoundPublicJobWithDbAndOrgId,
} from './find-public-job-by-hash.ts';
import { recordInterestInJob } from './record-interest-in-job.ts';

type Context = PageContext<'public'>;

/** The short form of a role that takes interest before applications. */
export async function respondWithInterestFormPage(context: Context): Promise<PageResponse> {
  const found = await findJobByHashOfAddress(context);
  if (!found.job.quickApply) return goToJobPage(found);
  if (!found.isOpen) return { show: buildClosedJobPageProps(found.job) };
  return {
    show: {
      page: 'interest',
      job: buildCandidatePageJobHeader(found.job),
      form: buildEmptyApplicantForm(context),
    },
  };
}

export async function registerInterestFromPage(context: Context): Promise<PageResponse> {
  const { services, request } = context;
  const found = await findJobByHashOfAddress(context);
  if (!found.job.quickApply) return goToJobPage(found);
  if (!found.isOpen) return { show: buildClosedJobPageProps(found.job), status: 410 };
  const read = parseApplicantForm(context);
  if ('again' in read) {
    const form = { ...read.again, problems: ownWords(read.again.problems) };
    return {
      show: { page: 'interest', job: buildCandidatePageJobHeader(found.job), form },
      status: 422,
    };
  }
  await recordInterestInJob(found, read.applicant, {
    services,
    network: networkOfIpAddress(request.ip),
  });
  return { goTo: `/apply/${found.job.hash}/interest/check-your-email` };
}

export async function respondWithInterestEmailSentPage(context: Context): Promise<PageResponse> {
  const found = await findJobByHashOfAddress(context);
  if (!found.job.quickApply) return goToJobPage(found);
  const { job } = found;
  const { DEMO, SMTP_URL } = context.services.config;
  return {
    show: {
      page: 'mail-sent',
      job: buildCandidatePageJobHeader(job),
      about: 'interest',
      outbox: DEMO && SMTP_URL === undefined ? '/dev/outbox' : null,
    },
  };
}

/** There is no application yet that could be kept. */
function ownWords(problems: Record<string, string>): Record<string, string> {
  return 'consent' in problems
    ? { ...problems, consent: 'Agree to this, so that we may keep your details.' }
    : problems;
}

/** The role is there, and takes no interest any more: an older link leads to how one applies instead. */
function goToJobPage({ job }: FoundPublicJobWithDbAndOrgId): PageResponse {
  return { goTo: `/apply/${job.hash}` };
}

/** @throws Refusal not-found */
function findJobByHashOfAddress({
  db,
  services,
  params,
}: Context): Promise<FoundPublicJobWithDbAndOrgId> {
  return findPublicJobByHash(db, services, params['hash'] ?? '');
}
