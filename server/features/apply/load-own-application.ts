import type {
  CandidateApplicationPathAndSteps,
  CandidateStep,
} from '@evenhand/contract/apply/candidate-page-props.ts';
import type { AnsweredStage } from '@evenhand/contract/apply/candidate-answers.ts';
import type { Db } from '../../access/enter-door.ts';
import type { PageContext } from '../../http/add-page-route.ts';
import { Refusal } from '../../http/refusal.ts';
import { buildCandidatePageJobHeader } from './public-job-page-and-applying.ts';
import { listAnsweredStages } from './rules/answered-stages.ts';
import { listApplicationSteps, type StagesAndTests } from './rules/application-steps.ts';
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

export function applicationPath({ params }: Pick<PageContext<'candidate'>, 'params'>): string {
  return `/application/${params['token'] ?? ''}`;
}

export function buildCandidateApplicationOutline(
  own: OwnApplication,
  base: string,
): CandidateApplicationPathAndSteps {
  return {
    job: buildCandidatePageJobHeader(own.job),
    base,
    steps: outlineSteps(own),
    asksForm: own.asksForm,
  };
}

export function outlineSteps(own: StagesAndTests): CandidateStep[] {
  return listApplicationSteps(own).map(({ path, label }) => ({ path, label }));
}

export function listAnswersToCheck(own: OwnApplication): AnsweredStage[] {
  return listAnsweredStages(own, own.job.locale);
}

/** Where the page after this one is; from the page where all is checked, back to it. */
export function addressAfterStep(
  own: OwnApplication,
  path: string,
  context: PageContext<'candidate'>,
): string {
  const paths = listApplicationSteps(own).map((step) => step.path);
  const next = isFromCheck(context) ? undefined : paths[paths.indexOf(path) + 1];
  return `${applicationPath(context)}/${next ?? 'check'}`;
}

export function isFromCheck({ query, form }: PageContext<'candidate'>): boolean {
  return query['from'] === 'check' || form['from'] === 'check';
}
