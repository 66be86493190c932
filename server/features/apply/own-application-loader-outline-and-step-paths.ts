import type {
  CandidateApplicationOutline,
  CandidateApplicationStep,
} from '@evenhand/contract/apply/candidate-page-header-outline-and-preview-types.ts';
import type { AnsweredStage } from '@evenhand/contract/apply/candidate-form-field-and-answered-question-types.ts';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import type { PageContext } from '../../http/add-page-route.ts';
import { Refusal } from '../../http/refusal.ts';
import { buildCandidatePageJobHeader } from './public-job-page-and-applying.ts';
import { listStagesWithAnswers } from './rules/list-stages-with-answers-and-describe-answer.ts';
import {
  listApplicationSteps,
  type ApplicationStagesAndTests,
} from './rules/application-steps-and-missing-required-answer.ts';
import { findOwnApplication, type OwnApplication } from './sql/own-application.ts';

/**
 * The application behind the link.
 * @throws Refusal link-expired once it was erased
 */
export async function loadOwnApplication(
  db: Db<'candidate'>,
  { lock = false } = {},
): Promise<OwnApplication> {
  const own = await findOwnApplication(db, { lock });
  if (own === undefined || own.state === 'erased') throw new Refusal('link-expired');
  return own;
}

export function personalApplicationPath({
  params,
}: Pick<PageContext<'candidate'>, 'params'>): string {
  return `/application/${params['token'] ?? ''}`;
}

export function buildOwnApplicationOutline(
  own: OwnApplication,
  base: string,
): CandidateApplicationOutline {
  return {
    job: buildCandidatePageJobHeader(own.job),
    base,
    steps: outlineApplicationSteps(own),
    asksForm: own.asksForm,
  };
}

export function outlineApplicationSteps(
  own: ApplicationStagesAndTests,
): CandidateApplicationStep[] {
  return listApplicationSteps(own).map(({ path, label }) => ({ path, label }));
}

export function listOwnAnswersToCheck(own: OwnApplication): AnsweredStage[] {
  return listStagesWithAnswers(own, own.job.locale);
}

/** Where the page after this one is; from the page where all is checked, back to it. */
export function addressAfterApplicationStep(
  own: OwnApplication,
  path: string,
  context: PageContext<'candidate'>,
): string {
  const paths = listApplicationSteps(own).map((step) => step.path);
  const next = isVisitedFromCheckAnswersPage(context) ? undefined : paths[paths.indexOf(path) + 1];
  return `${personalApplicationPath(context)}/${next ?? 'check'}`;
}

export function isVisitedFromCheckAnswersPage({ query, form }: PageContext<'candidate'>): boolean {
  return query['from'] === 'check' || form['from'] === 'check';
}
