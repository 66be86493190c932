import type { AnyCandidatePageProps } from '@evenhand/contract/apply/candidate-page-props.ts';
import {
  DATA_REQUEST_WORDS_MAX,
  type AnsweredDataRequestKind,
} from '@evenhand/contract/data-requests/data-request-kinds.ts';
import type {
  OwnDataExport,
  OwnDataRequest,
  YourDataFormValues,
} from '@evenhand/contract/data-requests/your-data-page-props.ts';
import { multilineTextSchema } from '@evenhand/contract/field-schemas.ts';
import type { PageContext, PageResponse } from '../../http/add-page-route.ts';
import {
  applicationPath,
  buildCandidateApplicationOutline,
  loadOwnApplication,
} from '../apply/load-own-application.ts';
import { readOwnNotice } from '../privacy-notice/read-own-notice.ts';
import { askAboutOwnData } from './ask-about-own-data.ts';
import { askForDataExport } from './ask-for-data-export.ts';
import { readHeldData } from './read-held-data.ts';
import { readKeptUntilForPage } from './read-kept-until-for-page.ts';
import { findAddressChange } from './sql/address-change.ts';
import { findOwnPerson } from './sql/own-person.ts';
import { findOwnExport, type OwnExportRow } from './sql/own-export.ts';
import { findOwnDataRequests, isAnsweredKind, type OwnDataRequestRow } from './sql/own-requests.ts';

type Context = PageContext<'candidate'>;
type YourDataPageProps = Extract<AnyCandidatePageProps, { page: 'your-data' }>;
export type OwnApplicationOfPage = Awaited<ReturnType<typeof loadOwnApplication>>;

const Words = multilineTextSchema(DATA_REQUEST_WORDS_MAX);
/** Pasting from elsewhere brings invisible characters along; they are dropped rather than argued about. */
const UNSHOWN = /[^\P{Cc}\n\r\t]|[\u202a-\u202e\u2066-\u2069]/gu;

export async function showYourDataPage(context: Context): Promise<PageResponse> {
  const own = await loadOwnApplication(context.db);
  return { show: await buildYourDataPageProps(own, context) };
}

/** Asks for the file of all that is held. */
export async function askForDataExportFromPage(context: Context): Promise<PageResponse> {
  const own = await loadOwnApplication(context.db, { lock: true });
  await askForDataExport(context.visit, applicationOf(own));
  return { goTo: `${applicationPath(context)}/your-data#file` };
}

export const complainFromPage = askFromPage('complaint');
export const objectFromPage = askFromPage('objection');

function askFromPage(kind: AnsweredDataRequestKind) {
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
    // Whoever did not hear that it was taken sends the same once more: one of its kind waits already.
    await askAboutOwnData(context.visit, {
      application: applicationOf(own),
      kind,
      words: parsed.data,
    });
    return { goTo: `${applicationPath(context)}/your-data#requests` };
  };
}

function missing(kind: AnsweredDataRequestKind, written: string): string | null {
  if (written !== '') return null;
  return kind === 'complaint'
    ? 'Say what went wrong.'
    : 'Say what should not be done with your data.';
}

export function applicationOf({ id, job }: OwnApplicationOfPage): {
  id: number;
  jobId: number;
  zone: string;
} {
  return { id, jobId: job.id, zone: job.zone };
}

export async function buildYourDataPageProps(
  own: OwnApplicationOfPage,
  context: Context,
): Promise<YourDataPageProps> {
  const { db, visit, formToken } = context;
  const base = applicationPath(context);
  const person = await findOwnPerson(db);
  const requests = await findOwnDataRequests(db);
  const asked = await findAddressChange(db);
  const change = asked !== undefined && asked.endsAt > visit.now ? asked : undefined;
  return {
    page: 'your-data',
    journey: buildCandidateApplicationOutline(own, base),
    person,
    addressToConfirm: change?.email ?? null,
    held: await readHeldData(visit, own.id),
    kept: await readKeptUntilForPage(db, visit.now),
    file: exportOf(await findOwnExport(db), visit.now),
    requests: requests.flatMap(answeredRequestOf),
    isErasureWaiting: isErasureWaiting(requests),
    noticeAt: `${base}/your-data/notice`,
    noticeRead: await readOwnNotice(db),
    contactEmail: own.contactEmail,
    form: { token: formToken(), problems: {}, values: valuesOf(person) },
  };
}

export function isErasureWaiting(requests: readonly OwnDataRequestRow[]): boolean {
  return requests.some(({ kind, closedAt }) => kind === 'erasure' && closedAt === null);
}

function valuesOf({ firstName, lastName, email }: YourDataPageProps['person']): YourDataFormValues {
  return { firstName, lastName, email, code: '', complaint: '', objection: '' };
}

function exportOf(row: OwnExportRow | undefined, now: Date): OwnDataExport {
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
}: OwnDataRequestRow): OwnDataRequest[] {
  if (!isAnsweredKind(kind)) return [];
  const isClosed = closedAt !== null && outcome !== null && outcome !== 'done';
  return [
    { kind, words, askedAt, dueOn, closed: isClosed ? { at: closedAt, outcome, answer } : null },
  ];
}
