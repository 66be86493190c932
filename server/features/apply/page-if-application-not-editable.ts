import type { PageContext, PageResponse } from '../../http/add-page-route.ts';
import { personalApplicationPath } from './own-application-loader-outline-and-step-paths.ts';
import { mayApplicationStillBeWritten } from './rules/may-application-still-be-written.ts';
import type { OwnApplication } from './sql/own-application.ts';
import { buildApplicationStatusPageProps } from './application-status-page.ts';

/** What to show instead of a step that is over: the status once it is sent, the kept text once the role has closed. */
export async function pageIfApplicationNotEditable(
  own: OwnApplication,
  context: PageContext<'candidate'>,
): Promise<PageResponse | undefined> {
  if (own.state !== 'started') return { goTo: `${personalApplicationPath(context)}/status` };
  if (mayApplicationStillBeWritten(own.job, context.visit.now)) return undefined;
  return { show: await buildApplicationStatusPageProps(own, context), status: 410 };
}
