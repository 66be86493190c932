import type { PageContext, PageResponse } from '../../http/add-page-route.ts';
import { personalApplicationPath } from './own-application-loader-outline-and-step-paths.ts';
import { mayApplicationStillBeWritten } from './rules/may-application-still-be-written.ts';
import type { OwnApplication } from './sql/own-application.ts';
import { buildApplicationStatusPageProps } from './application-status-page.ts';
import { respondWithTextsNotStoredPage } from './respond-with-texts-not-stored-page.ts';

/** What to show instead of a step that is over: the status once it is sent, the kept text once the role has closed. */
export async function pageIfApplicationNotEditable(
  own: OwnApplication,
  context: PageContext<'candidate'>,
): Promise<PageResponse | undefined> {
  if (own.state !== 'started') return { goTo: `${personalApplicationPath(context)}/status` };
  if (mayApplicationStillBeWritten(own.job, context.visit.now)) return undefined;
  return { show: await buildApplicationStatusPageProps(own, context), status: 410 };
}

/** The same for a page that was posted: of what it says, the texts that are not stored are given back instead. */
export async function pageIfPostedToApplicationNotEditable(
  own: OwnApplication,
  textsNotStored: string[],
  context: PageContext<'candidate'>,
): Promise<PageResponse | undefined> {
  const over = await pageIfApplicationNotEditable(own, context);
  if (over === undefined || textsNotStored.every((text) => text.trim() === '')) return over;
  return respondWithTextsNotStoredPage(
    own,
    {
      reason: 'application-over',
      texts: textsNotStored,
      next: `${personalApplicationPath(context)}/status`,
    },
    context,
  );
}
