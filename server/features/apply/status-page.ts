import type { CandidatePage } from '@evenhand/contract/candidate-pages.ts';
import type { PageContext, Shown } from '../../page.ts';
import { equalOpportunitiesLink } from './equal-opportunities-link.ts';
import { baseOf, checkedAnswers, journeyOf, loadOwn } from './own-application.ts';
import { mayStillAnswer } from './rules/right-to-answer.ts';
import { mayWithdraw, standingOf } from './rules/standing.ts';
import { findForm, type OwnApplication } from './sql.ts';

type Context = PageContext<'candidate'>;

export async function showStatus(context: Context): Promise<Shown> {
  const own = await loadOwn(context.db);
  if (own.state === 'started' && mayStillAnswer(own.job, context.outside.now()))
    return { goTo: baseOf(context) };
  return { show: await statusPage(own, context) };
}

export async function statusPage(own: OwnApplication, context: Context): Promise<CandidatePage> {
  const standing = standingOf(own, context.outside.now());
  return {
    page: 'status',
    journey: journeyOf(own, baseOf(context)),
    standing,
    reference: own.reference,
    submittedAt: own.submittedAt,
    reviewsPerAnswer: own.job.reviewsPerAnswer,
    answers: checkedAnswers(own),
    hasForm:
      (await findForm(context.db, equalOpportunitiesLink(own.id, context.outside.config))) !==
      undefined,
    mayWithdraw: mayWithdraw(standing),
    contactEmail: own.contactEmail,
  };
}
