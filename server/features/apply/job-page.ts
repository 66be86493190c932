import type {
  CandidatePage,
  FormFrame,
  JobPage,
  RoleHead,
} from '@evenhand/contract/candidate-pages.ts';
import { Email, line } from '@evenhand/contract/text.ts';
import * as z from 'zod/mini';
import type { Db } from '../../doors/enter.ts';
import type { Fields, PageContext, Shown } from '../../page.ts';
import { beginApplication } from './begin-application.ts';
import { findRoleBehind } from './public-role.ts';
import { candidateMinutes } from '../builder/rules/minutes.ts';
import { firstTouch, sourceOf } from './rules/source.ts';
import { findEmployer, findQuestionOutline, type Role } from './sql.ts';

const NAME_MAX = 100;

const Applicant = z.object({
  firstName: line(NAME_MAX),
  lastName: line(NAME_MAX),
  email: Email,
  consent: z.literal('yes', 'Agree to this, so that we may keep your application.'),
});

const nothingYet = { firstName: '', lastName: '', email: '', consent: false };

export async function showJob({
  db,
  outside,
  params,
  query,
  formToken,
  request,
}: PageContext<'public'>): Promise<Shown> {
  const found = await findRoleBehind(db, outside, params['hash'] ?? '');
  if (!found.isOpen) return { show: { page: 'job-closed', role: headOf(found.role) } };
  const form = {
    token: formToken(),
    problems: {},
    values: {
      ...nothingYet,
      source: firstTouch({
        utmSource: query['utm_source'],
        referrer: request.headers.referer,
        ownAddress: outside.config.BASE_URL,
      }),
    },
  };
  return { show: await jobPage(found.db, found.role, form) };
}

export async function applyForJob({
  db,
  outside,
  params,
  form,
  formToken,
  request,
}: PageContext<'public'>): Promise<Shown> {
  const found = await findRoleBehind(db, outside, params['hash'] ?? '');
  if (!found.isOpen) return { show: { page: 'job-closed', role: headOf(found.role) }, status: 410 };
  const source = sourceOf(form['source']);
  const parsed = Applicant.safeParse({ ...form });
  if (!parsed.success) {
    const again = {
      token: formToken(),
      problems: problemsOf(parsed.error.issues, form),
      values: valuesOf(form, source),
    };
    return {
      show: await jobPage(found.db, found.role, again),
      status: 422,
    };
  }
  await beginApplication(
    found,
    { ...parsed.data, source },
    { outside, network: networkOf(request.ip) },
  );
  return { goTo: `/apply/${found.role.hash}/check-your-email` };
}

export async function showMailSent({ db, outside, params }: PageContext<'public'>): Promise<Shown> {
  const { role } = await findRoleBehind(db, outside, params['hash'] ?? '');
  const { DEMO, SMTP_URL } = outside.config;
  return {
    show: {
      page: 'mail-sent',
      role: headOf(role),
      outbox: DEMO && SMTP_URL === undefined ? '/dev/outbox' : null,
    },
  };
}

export async function jobPage(
  db: Db<'public'> | Db<'staff'>,
  role: Role,
  form: JobPage['form'],
  preview: JobPage['preview'] = null,
): Promise<CandidatePage> {
  const questions = await findQuestionOutline(db, role.id);
  return {
    page: 'job',
    role: headOf(role),
    description: role.description,
    questionCount: questions.length,
    minutes: candidateMinutes(questions),
    skills: [...new Set(questions.flatMap(({ skills }) => skills))],
    reviewsPerAnswer: role.reviewsPerAnswer,
    isSealed: role.sealed,
    employer: await findEmployer(db),
    form,
    preview,
  };
}

/** A job page's form that nobody fills in. */
export const noForm: FormFrame & JobPage['form'] = {
  token: '',
  problems: {},
  values: { ...nothingYet, source: '' },
};

export function headOf({
  organisation,
  logo,
  title,
  team,
  location,
  closesAt,
  zone,
}: Role): RoleHead {
  return { organisation, logo, title, team, location, closesAt, zone };
}

function valuesOf(form: Fields, source: string): JobPage['form']['values'] {
  const { firstName = '', lastName = '', email = '', consent } = form;
  return { firstName, lastName, email, consent: consent === 'yes', source };
}

const whenEmpty: Record<string, string> = {
  firstName: 'Fill in your first name.',
  lastName: 'Fill in your last name.',
  email: 'Fill in your e-mail address.',
};

/** The first thing that is wrong with each field, in the order of the form. */
function problemsOf(issues: readonly z.core.$ZodIssue[], form: Fields): Record<string, string> {
  return Object.fromEntries(
    ['firstName', 'lastName', 'email', 'consent'].flatMap((field) => {
      const issue = issues.find(({ path }) => path[0] === field);
      const isEmpty = (form[field] ?? '').trim() === '';
      return issue === undefined ? [] : [[field, (isEmpty && whenEmpty[field]) || issue.message]];
    }),
  );
}

/** An IPv4 address, or the /64 that one household of IPv6 has. */
function networkOf(ip: string): string {
  return ip.includes(':') && !ip.startsWith('::ffff:') ? ip.split(':').slice(0, 4).join(':') : ip;
}
