import type { AnyCandidatePageProps } from '@evenhand/contract/apply/candidate-page-props.ts';
import type { PageContext, PageResponse } from '../../http/add-page-route.ts';
import { submitApplication } from '../pipeline/submit-application.ts';
import {
  personalApplicationPath,
  listOwnAnswersToCheck,
  buildOwnApplicationOutline,
  loadOwnApplication,
} from './own-application-loader-outline-and-step-paths.ts';
import { applicationSubmitProblems } from './rules/application-submit-problems.ts';
import { testSubmitProblems } from './rules/candidate-test-submit-problems.ts';
import { listTestsToCheck } from './list-tests-to-check-and-outline-candidate-test.ts';
import { findHonestyStatement } from './sql/employer-statements.ts';
import type { OwnApplication } from './sql/own-application.ts';
import { pageIfApplicationNotEditable } from './page-if-application-not-editable.ts';

type Context = PageContext<'candidate'>;

export async function respondWithCheckAnswersPage(context: Context): Promise<PageResponse> {
  const own = await loadOwnApplication(context.db);
  const over = await pageIfApplicationNotEditable(own, context);
  return over ?? { show: await checkPage(own, context, {}) };
}

/** Sends the application in, once: whoever asks again, in another tab or twice, finds it sent. */
export async function submitApplicationFromPage(context: Context): Promise<PageResponse> {
  const { visit, db, form } = context;
  const own = await loadOwnApplication(db, { lock: true });
  const over = await pageIfApplicationNotEditable(own, context);
  if (over !== undefined) return over;
  const problems = {
    ...testSubmitProblems(await listTestsToCheck(db, own, visit.now)),
    ...applicationSubmitProblems(own, {
      isHonest: form['honest'] === 'yes',
      locale: own.job.locale,
    }),
  };
  if (Object.keys(problems).length > 0)
    return { show: await checkPage(own, context, problems), status: 422 };
  await submitApplication(visit, { applicationId: own.id, hasTests: own.tests.length > 0 });
  return { goTo: `${personalApplicationPath(context)}/status` };
}

async function checkPage(
  own: OwnApplication,
  context: Context,
  problems: Record<string, string>,
): Promise<AnyCandidatePageProps> {
  return {
    page: 'check',
    journey: buildOwnApplicationOutline(own, personalApplicationPath(context)),
    stages: listOwnAnswersToCheck(own),
    tests: await listTestsToCheck(context.db, own, context.visit.now),
    honesty: await findHonestyStatement(context.db),
    form: { token: context.formToken(), problems },
  };
}
