import type { PageContext, PageResponse } from '../../http/add-page-route.ts';
import { Refusal } from '../../http/refusal.ts';
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
  const found = await findQuickApplyJob(context);
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
  const found = await findQuickApplyJob(context);
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
  const { job } = await findQuickApplyJob(context);
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

/** @throws Refusal not-found where nobody asks for interest, as if there were no such page */
async function findQuickApplyJob({
  db,
  services,
  params,
}: Context): Promise<FoundPublicJobWithDbAndOrgId> {
  const found = await findPublicJobByHash(db, services, params['hash'] ?? '');
  if (!found.job.quickApply) throw new Refusal('not-found');
  return found;
}
