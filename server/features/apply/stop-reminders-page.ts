import type { PageContext, PageResponse } from '../../http/page.ts';
import { hasStoppedReminders, stopOwnReminders } from '../emails/own-reminders.ts';
import { baseOf, journeyOf, loadOwn } from './own-application.ts';

export async function showStopReminders(context: PageContext<'candidate'>): Promise<PageResponse> {
  const own = await loadOwn(context.db);
  return {
    show: {
      page: 'stop-reminders',
      journey: journeyOf(own, baseOf(context)),
      isStopped: await hasStoppedReminders(context.db),
      form: { token: context.formToken(), problems: {} },
    },
  };
}

export async function stopReminders(context: PageContext<'candidate'>): Promise<PageResponse> {
  const own = await loadOwn(context.db);
  await stopOwnReminders(context.db, { applicationId: own.id, now: context.services.now() });
  return { goTo: `${baseOf(context)}/reminders` };
}
