import type { AnyCandidatePageProps } from '@evenhand/contract/apply/candidate-page-props.ts';
import type { PageContext, PageResponse } from '../../http/add-page-route.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { todayInZone } from '../../time/today-in-zone.ts';
import {
  personalApplicationPath,
  buildOwnApplicationOutline,
  loadOwnApplication,
} from '../apply/own-application-loader-outline-and-step-paths.ts';
import { readOwnRetentionEndForPage } from './read-own-retention-end-for-page.ts';
import { dataRequestDueDay } from './rules/data-request-due-day-and-days-until-day.ts';
import {
  findOwnDataRequests,
  insertDataRequestRow,
} from './sql/find-and-insert-own-data-requests.ts';
import {
  applicationIdJobIdAndZoneOfDataPage,
  isErasureRequestWaiting,
} from './respond-to-your-data-page-and-requests.ts';

type Context = PageContext<'candidate'>;

/** What goes, what stays and until when something is held: read before anything is asked for. */
export async function respondWithEraseOwnDataPage(context: Context): Promise<PageResponse> {
  const { db, visit, formToken } = context;
  const own = await loadOwnApplication(db);
  const page: AnyCandidatePageProps = {
    page: 'erase-data',
    journey: buildOwnApplicationOutline(own, personalApplicationPath(context)),
    kept: await readOwnRetentionEndForPage(db, visit.now),
    isErasureWaiting: isErasureRequestWaiting(await findOwnDataRequests(db)),
    form: { token: formToken(), problems: {} },
  };
  return { show: page };
}

/** Asks to be erased: a task does it at once, or as soon as nothing holds it any more. */
export async function eraseOwnDataFromPage(context: Context): Promise<PageResponse> {
  const { db, visit } = context;
  const own = await loadOwnApplication(db, { lock: true });
  const application = applicationIdJobIdAndZoneOfDataPage(own);
  const id = await insertDataRequestRow(db, {
    application,
    kind: 'erasure',
    words: '',
    dueOn: dataRequestDueDay(todayInZone(application.zone, visit.now)),
    now: visit.now,
  });
  if (id !== undefined)
    await writeAuditEntry(db, {
      kind: 'data-request-made',
      actorKind: 'candidate',
      subject: `data request ${id}`,
      requestId: visit.requestId,
      details: { kind: 'erasure' },
    });
  return { goTo: `${personalApplicationPath(context)}/your-data/erase` };
}
