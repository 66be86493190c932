import type { PageContext, PageResponse } from '../../http/add-page-route.ts';
import { withdrawApplication } from '../pipeline/withdraw-application.ts';
import {
  personalApplicationPath,
  buildOwnApplicationOutline,
  loadOwnApplication,
} from './own-application-loader-outline-and-step-paths.ts';
import {
  mayWithdrawApplication,
  applicationStatusForCandidate,
} from './rules/application-status-for-candidate-and-may-withdraw.ts';
import type { OwnApplication } from './sql/own-application.ts';

type Context = PageContext<'candidate'>;

export async function respondWithWithdrawApplicationPage(context: Context): Promise<PageResponse> {
  const own = await loadOwnApplication(context.db);
  if (!isPossible(own, context)) return { goTo: `${personalApplicationPath(context)}/status` };
  const journey = buildOwnApplicationOutline(own, personalApplicationPath(context));
  return {
    show: { page: 'withdraw', journey, form: { token: context.formToken(), problems: {} } },
  };
}

export async function withdrawApplicationFromPage(context: Context): Promise<PageResponse> {
  const { visit, db } = context;
  const own = await loadOwnApplication(db, { lock: true });
  if (isPossible(own, context)) await withdrawApplication(visit, { applicationId: own.id });
  return { goTo: `${personalApplicationPath(context)}/status` };
}

function isPossible(own: OwnApplication, { visit }: Context): boolean {
  return mayWithdrawApplication(applicationStatusForCandidate(own, visit.now));
}
