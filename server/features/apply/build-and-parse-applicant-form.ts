import type { PublicJobPageProps } from '@evenhand/contract/apply/candidate-page-props.ts';
import type { FormCsrfTokenAndProblems } from '@evenhand/contract/apply/candidate-page-header-outline-and-preview-types.ts';
import {
  EmailAddress,
  singleLineTextSchema,
} from '@evenhand/contract/text-email-id-and-list-search-schemas.ts';
import * as z from 'zod/mini';
import type { PageRequestFields, PageContext } from '../../http/add-page-route.ts';
import type { ApplicantDetails as BegunBy } from './begin-application-send-link-and-limit-attempts.ts';
import {
  findFirstTouchCandidateSource,
  parseCandidateSource,
} from '../job-boards/rules/parse-and-find-candidate-source.ts';

export const APPLICANT_NAME_CHARACTERS_MAX = 100;

const Applicant = z.object({
  firstName: singleLineTextSchema(APPLICANT_NAME_CHARACTERS_MAX),
  lastName: singleLineTextSchema(APPLICANT_NAME_CHARACTERS_MAX),
  email: EmailAddress,
  consent: z.literal('yes', 'Read how your data is used, and tick this.'),
});

const nothingYet = { firstName: '', lastName: '', email: '', consent: false };

/** A form that nobody has filled in yet, with where its reader came from. */
export function buildEmptyApplicantForm({
  services,
  query,
  formToken,
  request,
}: Pick<
  PageContext<'public'>,
  'services' | 'query' | 'formToken' | 'request'
>): PublicJobPageProps['form'] {
  const source = findFirstTouchCandidateSource({
    utmSource: query['utm_source'],
    referrer: request.headers.referer,
    ownAddress: services.config.BASE_URL,
  });
  return { token: formToken(), problems: {}, values: { ...nothingYet, source } };
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
  const problems = firstProblemOfEachApplicantField(parsed.error.issues, form);
  return { again: { token: formToken(), problems, values: valuesOf(form, source) } };
}

/** A job page's form that nobody fills in. */
export const placeholderApplicantForm: FormCsrfTokenAndProblems & PublicJobPageProps['form'] = {
  token: '',
  problems: {},
  values: { ...nothingYet, source: '' },
};

function valuesOf(form: PageRequestFields, source: string): PublicJobPageProps['form']['values'] {
  const { firstName = '', lastName = '', email = '', consent } = form;
  return { firstName, lastName, email, consent: consent === 'yes', source };
}

const whenEmpty: Record<string, string> = {
  firstName: 'Fill in your first name.',
  lastName: 'Fill in your last name.',
  email: 'Fill in your e-mail address.',
};

/** The first thing that is wrong with each field, in the order of the form. */
export function firstProblemOfEachApplicantField(
  issues: readonly z.core.$ZodIssue[],
  form: PageRequestFields,
): Record<string, string> {
  return Object.fromEntries(
    ['firstName', 'lastName', 'email', 'consent'].flatMap((field) => {
      const issue = issues.find(({ path }) => path[0] === field);
      const isEmpty = (form[field] ?? '').trim() === '';
      return issue === undefined ? [] : [[field, (isEmpty && whenEmpty[field]) || issue.message]];
    }),
  );
}
