import type { AnyCandidatePageProps } from '@evenhand/contract/apply/candidate-page-props.ts';
import {
  PERSONAL_DATA_REQUEST_CHARACTERS_MAX,
  type DataRequestKindAnsweredByPerson,
} from '@evenhand/contract/data-requests/personal-data-request-kinds-outcomes-and-limits.ts';
import type {
  OwnPersonalDataExport,
  OwnPersonalDataRequest,
  YourDataFormValues,
} from '@evenhand/contract/data-requests/own-data-page-props-types.ts';
import { multilineTextSchema } from '@evenhand/contract/text-email-id-and-list-search-schemas.ts';
import type { PageContext, PageResponse } from '../../http/add-page-route.ts';
import {
  personalApplicationPath,
  buildOwnApplicationOutline,
  loadOwnApplication,
} from '../apply/own-application-loader-outline-and-step-paths.ts';
import { respondWithTextsNotStoredPage } from '../apply/respond-with-texts-not-stored-page.ts';
import { readOwnPrivacyNoticeVersion } from '../privacy-notice/read-own-privacy-notice-version.ts';
import { submitOwnComplaintOrObjection } from './submit-own-complaint-or-objection.ts';
import { requestOwnDataExport } from './request-own-data-export.ts';
import { readHeldDataOfOwnApplication } from './read-held-data-of-own-application.ts';
import { readOwnRetentionEndForPage } from './read-own-retention-end-for-page.ts';
import { findOwnEmailAddressChange } from './sql/address-change.ts';
import { findOwnContactDetails } from './sql/find-own-contact-details.ts';
import {
  findOwnDataExport,
  type OwnDataExportDbRow,
} from './sql/own-data-export-and-all-own-data.ts';
import {
  findOwnDataRequests,
  isDataRequestKindAnsweredByPerson,
  type OwnDataRequestDbRow,
} from './sql/find-and-insert-own-data-requests.ts';

type Context = PageContext<'candidate'>;
type YourDataPageProps = Extract<AnyCandidatePageProps, { page: 'your-data' }>;
export type OwnApplicationOnDataPage = Awaited<ReturnType<typeof loadOwnApplication>>;

const Words = multilineTextSchema(PERSONAL_DATA_REQUEST_CHARACTERS_MAX);
/** Pasting from elsewhere brings invisible characters along; they are dropped rather than argued about. */
const UNSHOWN = /[^\P{Cc}\n\r\t]|[\u202a-\u202e\u2066-\u2069]/gu;

export async function respondWithYourDataPage(context: Context): Promise<PageResponse> {
  const own = await loadOwnApplication(context.db);
  return { show: await buildYourDataPageProps(own, context) };
}

/** Asks for the file of all that is held. */
export async function requestOwnDataExportFromPage(context: Context): Promise<PageResponse> {
  const own = await loadOwnApplication(context.db, { lock: true });
  await requestOwnDataExport(context.visit, applicationIdJobIdAndZoneOfDataPage(own));
  return { goTo: `${personalApplicationPath(context)}/your-data#file` };
}

export const complainAboutOwnDataFromPage = askFromPage('complaint');
export const objectToOwnDataUseFromPage = askFromPage('objection');

function askFromPage(kind: DataRequestKindAnsweredByPerson) {
  return async (context: Context): Promise<PageResponse> => {
    const own = await loadOwnApplication(context.db, { lock: true });
    const written = (context.form[kind] ?? '').replaceAll('\r\n', '\n').replace(UNSHOWN, '').trim();
    const parsed = Words.safeParse(written);
    const problem = parsed.success
      ? missing(kind, written)
      : (parsed.error.issues[0]?.message ?? '');
    if (!parsed.success || problem !== null) {
      const page = await buildYourDataPageProps(own, context);
      const values = { ...page.form.values, [kind]: written };
      const problems = { [kind]: problem ?? '' };
      return { show: { ...page, form: { ...page.form, values, problems } }, status: 422 };
    }
    const submitted = await submitOwnComplaintOrObjection(context.visit, {
      application: applicationIdJobIdAndZoneOfDataPage(own),
      kind,
      words: parsed.data,
    });
    const next = `${personalApplicationPath(context)}/your-data#requests`;
    // Whoever did not hear that it was taken sends the same once more; an older tab may send something else.
    if (submitted === 'asked' || (await isOwnWaitingRequest(context, { kind, words: parsed.data })))
      return { goTo: next };
    return respondWithTextsNotStoredPage(
      own,
      { reason: `${kind}-waiting`, texts: [written], next, status: 409 },
      context,
    );
  };
}

async function isOwnWaitingRequest(
  { db }: Context,
  sent: Pick<OwnDataRequestDbRow, 'kind' | 'words'>,
): Promise<boolean> {
  const requests = await findOwnDataRequests(db);
  return requests.some(
    ({ kind, words, closedAt }) => kind === sent.kind && words === sent.words && closedAt === null,
  );
}

function missing(kind: DataRequestKindAnsweredByPerson, written: string): string | null {
  if (written !== '') return null;
  return kind === 'complaint'
    ? 'Say what went wrong.'
    : 'Say what should not be done with your data.';
}

export function applicationIdJobIdAndZoneOfDataPage({ id, job }: OwnApplicationOnDataPage): {
  id: number;
  jobId: number;
  zone: string;
} {
  return { id, jobId: job.id, zone: job.zone };
}

export async function buildYourDataPageProps(
  own: OwnApplicationOnDataPage,
  context: Context,
): Promise<YourDataPageProps> {
  const { db, visit, formToken } = context;
  const base = personalApplicationPath(context);
  const person = await findOwnContactDetails(db);
  const requests = await findOwnDataRequests(db);
  const asked = await findOwnEmailAddressChange(db);
  const change = asked !== undefined && asked.endsAt > visit.now ? asked : undefined;
  return {
    page: 'your-data',
    journey: buildOwnApplicationOutline(own, base),
    person,
    addressToConfirm: change?.email ?? null,
    held: await readHeldDataOfOwnApplication(visit, own.id),
    kept: await readOwnRetentionEndForPage(db, visit.now),
    file: exportOf(await findOwnDataExport(db), visit.now),
    requests: requests.flatMap(answeredRequestOf),
    isErasureWaiting: isErasureRequestWaiting(requests),
    noticeAt: `${base}/your-data/notice`,
    noticeRead: await readOwnPrivacyNoticeVersion(db),
    contactEmail: own.contactEmail,
    form: { token: formToken(), problems: {}, values: valuesOf(person) },
  };
}

export function isErasureRequestWaiting(requests: readonly OwnDataRequestDbRow[]): boolean {
  return requests.some(({ kind, closedAt }) => kind === 'erasure' && closedAt === null);
}

function valuesOf({ firstName, lastName, email }: YourDataPageProps['person']): YourDataFormValues {
  return { firstName, lastName, email, code: '', complaint: '', objection: '' };
}

function exportOf(row: OwnDataExportDbRow | undefined, now: Date): OwnPersonalDataExport {
  if (row === undefined) return { state: 'none' };
  const { askedAt, readyAt, expiresAt } = row;
  if (readyAt === null || expiresAt === null) return { state: 'building', askedAt };
  return expiresAt > now ? { state: 'ready', readyAt, expiresAt } : { state: 'expired', expiresAt };
}

function answeredRequestOf({
  kind,
  words,
  askedAt,
  dueOn,
  closedAt,
  outcome,
  answer,
}: OwnDataRequestDbRow): OwnPersonalDataRequest[] {
  if (!isDataRequestKindAnsweredByPerson(kind)) return [];
  const isClosed = closedAt !== null && outcome !== null && outcome !== 'done';
  return [
    { kind, words, askedAt, dueOn, closed: isClosed ? { at: closedAt, outcome, answer } : null },
  ];
}
