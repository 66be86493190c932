import {
  type ApplicationState,
  applicationStateFacts,
} from '@evenhand/contract/pipeline/application-states-decisions-and-stage-groups.ts';
import type { PageContext, PageResponse } from '../../http/add-page-route.ts';
import {
  hasStoppedFinishReminders,
  stopOwnFinishReminders,
} from '../emails/stop-own-finish-reminders-and-check-if-stopped.ts';
import {
  personalApplicationPath,
  buildOwnApplicationOutline,
  loadOwnApplication,
} from './own-application-loader-outline-and-step-paths.ts';
import { mayApplicationStillBeWritten } from './rules/may-application-still-be-written.ts';

export async function respondWithStopRemindersPage(
  context: PageContext<'candidate'>,
): Promise<PageResponse> {
  const own = await loadOwnApplication(context.db);
  const mayBeWritten = mayApplicationStillBeWritten(own.job, context.visit.now);
  // Nobody is reminded of what cannot be finished any more: what the page says would not be true.
  if (!mayBeWritten || !isUnfinished(own.state))
    return { goTo: `${personalApplicationPath(context)}/status` };
  return {
    show: {
      page: 'stop-reminders',
      journey: buildOwnApplicationOutline(own, personalApplicationPath(context)),
      isStopped: await hasStoppedFinishReminders(context.db),
      form: { token: context.formToken(), problems: {} },
    },
  };
}

export async function stopRemindersFromPage(
  context: PageContext<'candidate'>,
): Promise<PageResponse> {
  const own = await loadOwnApplication(context.db);
  await stopOwnFinishReminders(context.db, { applicationId: own.id, now: context.visit.now });
  return { goTo: `${personalApplicationPath(context)}/reminders` };
}

function isUnfinished(state: ApplicationState): boolean {
  const { progress } = applicationStateFacts[state];
  return progress === 'unbegun' || progress === 'begun';
}
