import type {
  ClosedJobPageProps,
  FormTokenAndProblems,
  PublicJobPageProps,
  JobOutline,
} from '@evenhand/contract/apply/candidate-page-props.ts';
import { EmailAddress, singleLineTextSchema } from '@evenhand/contract/field-schemas.ts';
import * as z from 'zod/mini';
import type { Db } from '../../access/enter-door.ts';
import type { PageFields, PageContext, PageResponse } from '../../http/add-page-route.ts';
import { type ApplicantDetails as BegunBy, beginApplication } from './begin-application.ts';
import { findPublicJobByHash } from './find-public-job-by-hash.ts';
import { estimateCandidateMinutes } from '../jobs/rules/estimate-candidate-and-reviewer-minutes.ts';
import { firstTouchSource, parseCandidateSource } from '../job-boards/rules/candidate-source.ts';
import type { JobWithEmployer } from './sql/job-with-employer.ts';
import { findEmployerStatements, findQuestionOutline } from './sql.ts';

export const APPLICANT_NAME_MAX = 100;

const Applicant = z.object({
  firstName: singleLineTextSchema(APPLICANT_NAME_MAX),
  lastName: singleLineTextSchema(APPLICANT_NAME_MAX),
  email: EmailAddress,
  consent: z.literal('yes', 'Agree to this, so that we may keep your application.'),
});

const nothingYet = { firstName: '', lastName: '', email: '', consent: false };

/** A form that nobody has filled in yet, with where its reader came from. */
export function emptyApplicantForm({
  services,
  query,
  formToken,
  request,
}: Pick<
  PageContext<'public'>,
  'services' | 'query' | 'formToken' | 'request'
>): PublicJobPageProps['form'] {
  const source = firstTouchSource({
    utmSource: query['utm_source'],
    referrer: request.headers.referer,
    ownAddress: services.config.BASE_URL,
  });
  return { token: formToken(), problems: {}, values: { ...nothingYet, source } };
}

export function closedJobPage(job: JobWithEmployer): ClosedJobPageProps {
  return { page: 'job-closed', job: jobOutline(job) };
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
  if (!found.isOpen) return { show: closedJobPage(found.job), status: 410 };
  const read = parseApplicantForm({ form, formToken });
  if ('again' in read)
    return { show: await buildPublicJobPage(found.db, found.job, read.again), status: 422 };
  await beginApplication(found, read.applicant, {
    services,
    network: applicantNetwork(request.ip),
  });
  return { goTo: `/apply/${found.job.hash}/check-your-email` };
}

/** Who sent the form, or the form again with what is wrong with it. */
export function parseApplicantForm({
  form,
  formToken,
}: Pick<PageContext<'public'>, 'form' | 'formToken'>):
  | { applicant: BegunBy }
  | { again: PublicJobPageProps['form'] } {
  const source = parseCandidateSource(form['source']);
  const parsed = Applicant.safeParse({ ...form });
  if (parsed.success) return { applicant: { ...parsed.data, source } };
  const problems = firstProblemOfEachField(parsed.error.issues, form);
  return { again: { token: formToken(), problems, values: valuesOf(form, source) } };
}

export async function showApplicationEmailSent({
  db,
  services,
  params,
}: PageContext<'public'>): Promise<PageResponse> {
  const { job } = await findPublicJobByHash(db, services, params['hash'] ?? '');
  const { DEMO, SMTP_URL } = services.config;
  return {
    show: {
      page: 'mail-sent',
      job: jobOutline(job),
      about: 'application',
      outbox: DEMO && SMTP_URL === undefined ? '/dev/outbox' : null,
    },
  };
}

export async function buildPublicJobPage(
  db: Db<'public'> | Db<'staff'>,
  job: JobWithEmployer,
  form: PublicJobPageProps['form'],
  preview: PublicJobPageProps['preview'] = null,
): Promise<PublicJobPageProps> {
  const questions = await findQuestionOutline(db, job.id);
  return {
    page: 'job',
    job: jobOutline(job),
    description: job.description,
    questionCount: questions.length,
    minutes: estimateCandidateMinutes(questions),
    skills: [...new Set(questions.flatMap(({ skills }) => skills))],
    reviewsPerAnswer: job.reviewsPerAnswer,
    isSealed: job.sealed,
    interestAt: job.quickApply ? `/apply/${job.hash}/interest` : null,
    facts: { brand: job.brand, ...job.advert },
    employer: await findEmployerStatements(db),
    head: null,
    careersAt: null,
    form,
    preview,
  };
}

/** A job page's form that nobody fills in. */
export const placeholderApplicantForm: FormTokenAndProblems & PublicJobPageProps['form'] = {
  token: '',
  problems: {},
  values: { ...nothingYet, source: '' },
};

export function jobOutline({
  organisation,
  logo,
  title,
  team,
  location,
  closesAt,
  zone,
}: JobWithEmployer): JobOutline {
  return { organisation, logo, title, team, location, closesAt, zone };
}

function valuesOf(form: PageFields, source: string): PublicJobPageProps['form']['values'] {
  const { firstName = '', lastName = '', email = '', consent } = form;
  return { firstName, lastName, email, consent: consent === 'yes', source };
}

const whenEmpty: Record<string, string> = {
  firstName: 'Fill in your first name.',
  lastName: 'Fill in your last name.',
  email: 'Fill in your e-mail address.',
};

/** The first thing that is wrong with each field, in the order of the form. */
export function firstProblemOfEachField(
  issues: readonly z.core.$ZodIssue[],
  form: PageFields,
): Record<string, string> {
  return Object.fromEntries(
    ['firstName', 'lastName', 'email', 'consent'].flatMap((field) => {
      const issue = issues.find(({ path }) => path[0] === field);
      const isEmpty = (form[field] ?? '').trim() === '';
      return issue === undefined ? [] : [[field, (isEmpty && whenEmpty[field]) || issue.message]];
    }),
  );
}

/** An IPv4 address, or the /64 that one household of IPv6 has. */
export function applicantNetwork(ip: string): string {
  return ip.includes(':') && !ip.startsWith('::ffff:') ? ip.split(':').slice(0, 4).join(':') : ip;
}
