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

export async function respondWithStopRemindersPage(
  context: PageContext<'candidate'>,
): Promise<PageResponse> {
  const own = await loadOwnApplication(context.db);
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
