import type {
  AnyCandidatePageProps,
  ApplicationStatusPageProps,
} from '@evenhand/contract/apply/candidate-page-props.ts';
import type { OwnTaskNumberNameAndState } from '@evenhand/contract/candidate-tasks/candidate-task-page-contents.ts';
import type { PageContext, PageResponse } from '../../http/add-page-route.ts';
import { findDueCandidateSurvey } from './find-due-candidate-survey.ts';
import { hasOrGetsOwnFeedbackReport } from './has-or-gets-own-feedback-report.ts';
import { equalOpportunitiesPseudonym } from '../equal-opportunities/equal-opportunities-pseudonym.ts';
import {
  personalApplicationPath,
  listOwnAnswersToCheck,
  buildOwnApplicationOutline,
  loadOwnApplication,
} from './own-application-loader-outline-and-step-paths.ts';
import { mayAskForAdjustment } from './rules/may-ask-for-adjustment.ts';
import { planOfApplication } from './rules/plan-of-application.ts';
import { findNextApplicationStepPath } from './rules/find-next-application-step-path.ts';
import { countReviewersPerAnswer } from './rules/count-reviewers-per-answer.ts';
import {
  mayWithdrawApplication,
  applicationStatusForCandidate,
  isDecisionKnownToCandidate,
} from './rules/application-status-for-candidate-and-may-withdraw.ts';
import { isCandidateTaskOpen } from './load-build-and-respond-with-candidate-task-page.ts';
import {
  findTasksOfOwnApplication,
  type OwnCandidateTask,
} from './sql/find-candidate-tasks-of-own-application.ts';
import { hasOwnInterview } from './sql/has-own-interview.ts';
import { findEqualOpportunitiesAnswers } from './sql/save-find-and-erase-equal-opportunities-answers.ts';
import { findOwnTestResultBands } from './sql/own-candidate-tests-and-result-bands.ts';
import { findOwnPlanVersions } from './sql/public-job-plan-and-own-plan-versions.ts';
import type { OwnApplication } from './sql/own-application.ts';
import { findApplicationCandidate } from './sql/public-jobs-new-applications-and-attempt-counts.ts';

type Context = PageContext<'candidate'>;

export async function respondWithApplicationStatusPage(context: Context): Promise<PageResponse> {
  const own = await loadOwnApplication(context.db);
  if (findNextApplicationStepPath(own, context.visit.now) !== 'status')
    return { goTo: personalApplicationPath(context) };
  return { show: await buildApplicationStatusPageProps(own, context) };
}

/** Whether they agreed to hear of other roles, and the form to change it; for those whose application was sent. */
async function otherJobsOf(
  own: OwnApplication,
  context: Context,
): Promise<ApplicationStatusPageProps['otherJobs']> {
  if (own.submittedAt === null || own.state === 'hired') return null;
  const { contactUntil } = await findApplicationCandidate(context.db);
  const isAgreed = contactUntil !== null && contactUntil > context.visit.now;
  return { token: context.formToken(), until: isAgreed ? contactUntil : null };
}

export async function buildApplicationStatusPageProps(
  own: OwnApplication,
  context: Context,
): Promise<AnyCandidatePageProps> {
  const standing = applicationStatusForCandidate(own, context.visit.now);
  const tasks = await findTasksOfOwnApplication(context.db);
  return {
    page: 'status',
    journey: buildOwnApplicationOutline(own, personalApplicationPath(context)),
    standing,
    reference: own.reference,
    submittedAt: own.submittedAt,
    reviewsPerAnswer: countReviewersPerAnswer({
      // Reviews of a task are among them, and are not of these answers.
      reviewsExpected: tasks.some(({ closedAt }) => closedAt !== null) ? 0 : own.reviewsExpected,
      questions: own.stages.filter(({ kind }) => kind === 'sift').flatMap(({ items }) => items),
      promised: own.job.reviewsPerAnswer,
    }),
    plan: planOfApplication(await findOwnPlanVersions(context.db)),
    stages: listOwnAnswersToCheck(own),
    testBands: isDecisionKnownToCandidate(standing) ? await findOwnTestResultBands(context.db) : [],
    asksForm: own.asksForm,
    hasForm:
      (await findEqualOpportunitiesAnswers(
        context.db,
        equalOpportunitiesPseudonym(own.id, context.services.config),
      )) !== undefined,
    hasFeedback:
      standing === 'not-chosen' &&
      (await hasOrGetsOwnFeedbackReport(context.db, own, context.visit.now)),
    mayWithdraw: mayWithdrawApplication(standing),
    mayAskForAdjustment: mayAskForAdjustment(standing, own.job),
    hasInterview: await hasOwnInterview(context.db),
    tasks: tasks.map((task, i) => ({
      number: i + 1,
      name: task.stage.name,
      state: stateOfTask(own, task, context.visit.now),
    })),
    survey: await findDueCandidateSurvey(context.db, own, {
      config: context.services.config,
      now: context.visit.now,
    }),
    contactEmail: own.contactEmail,
    otherJobs: await otherJobsOf(own, context),
  };
}

function stateOfTask(
  own: OwnApplication,
  task: OwnCandidateTask,
  now: Date,
): OwnTaskNumberNameAndState['state'] {
  if (task.submittedAt !== null) return 'submitted';
  return isCandidateTaskOpen(own, task, now) ? 'open' : 'closed';
}
