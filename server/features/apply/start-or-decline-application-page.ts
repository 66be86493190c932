import type { BeginApplicationPageProps } from '@evenhand/contract/apply/candidate-page-props.ts';
import { singleLineTextSchema } from '@evenhand/contract/text-email-id-and-list-search-schemas.ts';
import * as z from 'zod/mini';
import type { PageContext, PageResponse } from '../../http/add-page-route.ts';
import { estimateMinutesToApply } from '../job-plan/rules/estimate-minutes-to-apply.ts';
import { normaliseForSearch } from '../../text/normalise-for-search.ts';
import { startApplication } from '../pipeline/start-invited-or-interested-application.ts';
import { recordPrivacyNoticeRead } from '../privacy-notice/record-privacy-notice-read.ts';
import { withdrawApplication } from '../pipeline/withdraw-application.ts';
import {
  APPLICANT_NAME_CHARACTERS_MAX,
  firstProblemOfEachApplicantField,
} from './build-and-parse-applicant-form.ts';
import {
  personalApplicationPath,
  buildOwnApplicationOutline,
  loadOwnApplication,
} from './own-application-loader-outline-and-step-paths.ts';
import { listStagesForTimeEstimate } from './rules/candidate-stage-types-and-list-for-time-estimate.ts';
import { findNextApplicationStepPath } from './rules/find-next-application-step-path.ts';
import type { OwnApplication } from './sql/own-application.ts';
import {
  findApplicationCandidate,
  updateCandidateNameInDatabase,
  type ApplicationCandidate,
} from './sql/public-jobs-new-applications-and-attempt-counts.ts';

type Context = PageContext<'candidate'>;
type Values = BeginApplicationPageProps['form']['values'];

const Consent = z.literal('yes', 'Read how your data is used, and tick this.');
const Agreed = z.object({ consent: Consent });
const Named = z.object({
  firstName: singleLineTextSchema(APPLICANT_NAME_CHARACTERS_MAX),
  lastName: singleLineTextSchema(APPLICANT_NAME_CHARACTERS_MAX),
  consent: Consent,
});

/** Where whoever was invited, or has only shown interest, begins. Looking at it begins nothing. */
export async function respondWithStartApplicationPage(context: Context): Promise<PageResponse> {
  const own = await loadOwnApplication(context.db);
  if (!isAtStart(own, context)) return { goTo: personalApplicationPath(context) };
  const person = await findApplicationCandidate(context.db);
  const { firstName, lastName } = person;
  const values = { firstName, lastName, consent: false };
  return { show: startPage({ own, person, context, problems: {}, values }) };
}

export async function startApplicationFromPage(context: Context): Promise<PageResponse> {
  const { visit, db, form } = context;
  const own = await loadOwnApplication(db, { lock: true });
  if (!isAtStart(own, context)) return { goTo: personalApplicationPath(context) };
  const person = await findApplicationCandidate(db);
  const named = isNameless(person) ? Named.safeParse({ ...form }) : undefined;
  const parsed = named ?? Agreed.safeParse({ ...form });
  if (!parsed.success) {
    const { firstName = '', lastName = '', consent } = form;
    const values = { firstName, lastName, consent: consent === 'yes' };
    const problems = firstProblemOfEachApplicantField(parsed.error.issues, form);
    return { show: startPage({ own, person, context, problems, values }), status: 422 };
  }
  if (named?.success) {
    const { firstName, lastName } = named.data;
    await updateCandidateNameInDatabase(db, {
      firstName,
      lastName,
      normalised: normaliseForSearch(`${firstName} ${lastName} ${person.email}`),
    });
  }
  await startApplication(visit, {
    applicationId: own.id,
    also: recordPrivacyNoticeRead(db, visit),
  });
  return { goTo: personalApplicationPath(context) };
}

/** Whoever does not want to apply says so, and is not asked again for this role. */
export async function declineToApplyFromPage(context: Context): Promise<PageResponse> {
  const { visit, db } = context;
  const own = await loadOwnApplication(db, { lock: true });
  if (isAtStart(own, context)) await withdrawApplication(visit, { applicationId: own.id });
  return { goTo: `${personalApplicationPath(context)}/status` };
}

function isAtStart(own: OwnApplication, { visit }: Context): boolean {
  return findNextApplicationStepPath(own, visit.now) === 'start';
}

function isNameless({ firstName, lastName }: ApplicationCandidate): boolean {
  return firstName === '' || lastName === '';
}

function startPage({
  own,
  person,
  context,
  problems,
  values,
}: {
  own: OwnApplication;
  person: ApplicationCandidate;
  context: Context;
  problems: Record<string, string>;
  values: Values;
}): BeginApplicationPageProps {
  return {
    page: 'start',
    journey: buildOwnApplicationOutline(own, personalApplicationPath(context)),
    hash: own.job.hash,
    hasShownInterest: own.state === 'quick_applied',
    minutes: estimateMinutesToApply(listStagesForTimeEstimate(own)),
    asksName: isNameless(person),
    form: { token: context.formToken(), problems, values },
  };
}
