import type { PageContext, PageResponse } from '../../http/page.ts';
import { withdrawApplication } from '../pipeline/withdraw-application.ts';
import { baseOf, journeyOf, loadOwn } from './own-application.ts';
import { mayWithdraw, standingOf } from './rules/standing.ts';
import type { OwnApplication } from './sql.ts';

type Context = PageContext<'candidate'>;

export async function showWithdraw(context: Context): Promise<PageResponse> {
  const own = await loadOwn(context.db);
  if (!isPossible(own, context)) return { goTo: `${baseOf(context)}/status` };
  const journey = journeyOf(own, baseOf(context));
  return {
    show: { page: 'withdraw', journey, form: { token: context.formToken(), problems: {} } },
  };
}

export async function withdrawFromPage(context: Context): Promise<PageResponse> {
  const { db, services, request } = context;
  const own = await loadOwn(db, { lock: true });
  if (isPossible(own, context))
    await withdrawApplication(db, {
      applicationId: own.id,
      now: services.now(),
      requestId: request.id,
    });
  return { goTo: `${baseOf(context)}/status` };
}

function isPossible(own: OwnApplication, { services }: Context): boolean {
  return mayWithdraw(standingOf(own, services.now()));
}
