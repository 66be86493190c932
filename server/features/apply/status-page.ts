import type {
  CandidatePageProps,
  ApplicationStatusPageProps,
} from '@evenhand/contract/apply/candidate-pages.ts';
import type { PageContext, PageResponse } from '../../http/page.ts';
import { findDueSurvey } from './due-survey.ts';
import { equalOpportunitiesLink } from '../equal-opportunities/equal-opportunities-link.ts';
import { baseOf, checkedAnswers, journeyOf, loadOwn } from './own-application.ts';
import { nextStep } from './rules/next-step.ts';
import { readersOf } from './rules/readers-of.ts';
import { mayWithdraw, standingOf } from './rules/standing.ts';
import { findForm } from './sql/about-you.ts';
import { findOwnPerson, type OwnApplication } from './sql.ts';

type Context = PageContext<'candidate'>;

export async function showStatus(context: Context): Promise<PageResponse> {
  const own = await loadOwn(context.db);
  if (nextStep(own, context.services.now()) !== 'status') return { goTo: baseOf(context) };
  return { show: await statusPage(own, context) };
}

/** Whether they agreed to hear of other roles, and the form to change it; for those whose application was sent. */
async function otherJobsOf(
  own: OwnApplication,
  context: Context,
): Promise<ApplicationStatusPageProps['otherJobs']> {
  if (own.submittedAt === null || own.state === 'hired') return null;
  const { contactUntil } = await findOwnPerson(context.db);
  const isAgreed = contactUntil !== null && contactUntil > context.services.now();
  return { token: context.formToken(), until: isAgreed ? contactUntil : null };
}

export async function statusPage(
  own: OwnApplication,
  context: Context,
): Promise<CandidatePageProps> {
  const standing = standingOf(own, context.services.now());
  return {
    page: 'status',
    journey: journeyOf(own, baseOf(context)),
    standing,
    reference: own.reference,
    submittedAt: own.submittedAt,
    reviewsPerAnswer: readersOf({ ...own, promised: own.job.reviewsPerAnswer }),
    answers: checkedAnswers(own),
    asksForm: own.asksForm,
    hasForm:
      (await findForm(context.db, equalOpportunitiesLink(own.id, context.services.config))) !==
      undefined,
    mayWithdraw: mayWithdraw(standing),
    survey: await findDueSurvey(context.db, own, {
      config: context.services.config,
      now: context.services.now(),
    }),
    contactEmail: own.contactEmail,
    otherJobs: await otherJobsOf(own, context),
  };
}
