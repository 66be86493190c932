import type { PageContext, PageResponse } from '../../http/add-page-route.ts';
import { withdrawApplication } from '../pipeline/withdraw-application.ts';
import {
  applicationPath,
  buildCandidateApplicationOutline,
  loadOwnApplication,
} from './load-own-application.ts';
import {
  mayWithdrawApplication,
  applicationStatusForCandidate,
} from './rules/application-status-for-candidate.ts';
import type { OwnApplication } from './sql/own-application.ts';

type Context = PageContext<'candidate'>;

export async function showWithdrawApplicationPage(context: Context): Promise<PageResponse> {
  const own = await loadOwnApplication(context.db);
  if (!isPossible(own, context)) return { goTo: `${applicationPath(context)}/status` };
  const journey = buildCandidateApplicationOutline(own, applicationPath(context));
  return {
    show: { page: 'withdraw', journey, form: { token: context.formToken(), problems: {} } },
  };
}

export async function withdrawApplicationFromPage(context: Context): Promise<PageResponse> {
  const { visit, db } = context;
  const own = await loadOwnApplication(db, { lock: true });
  if (isPossible(own, context)) await withdrawApplication(visit, { applicationId: own.id });
  return { goTo: `${applicationPath(context)}/status` };
}

function isPossible(own: OwnApplication, { visit }: Context): boolean {
  return mayWithdrawApplication(applicationStatusForCandidate(own, visit.now));
}
