import type { BeginApplicationPageProps } from '@evenhand/contract/apply/candidate-pages.ts';
import { singleLineTextSchema } from '@evenhand/contract/text.ts';
import * as z from 'zod/mini';
import type { PageContext, PageResponse } from '../../http/page.ts';
import { candidateMinutes } from '../jobs/rules/minutes.ts';
import { normaliseForSearch } from '../../text/normalise-for-search.ts';
import { startApplication } from '../pipeline/start-application.ts';
import { withdrawApplication } from '../pipeline/withdraw-application.ts';
import { NAME_MAX, fieldProblems } from './job-page.ts';
import { baseOf, journeyOf, loadOwn } from './own-application.ts';
import { nextStep } from './rules/next-step.ts';
import { findOwnPerson, giveName, type OwnApplication, type OwnPerson } from './sql.ts';

type Context = PageContext<'candidate'>;
type Values = BeginApplicationPageProps['form']['values'];

const Consent = z.literal('yes', 'Agree to this, so that we may keep your application.');
const Agreed = z.object({ consent: Consent });
const Named = z.object({
  firstName: singleLineTextSchema(NAME_MAX),
  lastName: singleLineTextSchema(NAME_MAX),
  consent: Consent,
});

/** Where whoever was invited, or has only shown interest, begins. Looking at it begins nothing. */
export async function showStart(context: Context): Promise<PageResponse> {
  const own = await loadOwn(context.db);
  if (!isAtStart(own, context)) return { goTo: baseOf(context) };
  const person = await findOwnPerson(context.db);
  const { firstName, lastName } = person;
  const values = { firstName, lastName, consent: false };
  return { show: startPage({ own, person, context, problems: {}, values }) };
}

export async function startFromPage(context: Context): Promise<PageResponse> {
  const { db, form, services, request } = context;
  const own = await loadOwn(db, { lock: true });
  if (!isAtStart(own, context)) return { goTo: baseOf(context) };
  const person = await findOwnPerson(db);
  const named = isNameless(person) ? Named.safeParse({ ...form }) : undefined;
  const parsed = named ?? Agreed.safeParse({ ...form });
  if (!parsed.success) {
    const { firstName = '', lastName = '', consent } = form;
    const values = { firstName, lastName, consent: consent === 'yes' };
    const problems = fieldProblems(parsed.error.issues, form);
    return { show: startPage({ own, person, context, problems, values }), status: 422 };
  }
  if (named?.success) {
    const { firstName, lastName } = named.data;
    await giveName(db, {
      firstName,
      lastName,
      normalised: normaliseForSearch(`${firstName} ${lastName} ${person.email}`),
    });
  }
  await startApplication(db, {
    applicationId: own.id,
    now: services.now(),
    requestId: request.id,
  });
  return { goTo: baseOf(context) };
}

/** Whoever does not want to apply says so, and is not asked again for this role. */
export async function declineFromPage(context: Context): Promise<PageResponse> {
  const { db, services, request } = context;
  const own = await loadOwn(db, { lock: true });
  if (isAtStart(own, context))
    await withdrawApplication(db, {
      applicationId: own.id,
      now: services.now(),
      requestId: request.id,
    });
  return { goTo: `${baseOf(context)}/status` };
}

function isAtStart(own: OwnApplication, { services }: Context): boolean {
  return nextStep(own, services.now()) === 'start';
}

function isNameless({ firstName, lastName }: OwnPerson): boolean {
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
  person: OwnPerson;
  context: Context;
  problems: Record<string, string>;
  values: Values;
}): BeginApplicationPageProps {
  return {
    page: 'start',
    journey: journeyOf(own, baseOf(context)),
    hash: own.job.hash,
    hasShownInterest: own.state === 'quick_applied',
    minutes: candidateMinutes(own.questions),
    asksName: isNameless(person),
    form: { token: context.formToken(), problems, values },
  };
}
