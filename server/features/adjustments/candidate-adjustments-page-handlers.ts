import { isSameJson } from '../../text/is-same-json.ts';
import {
  ADJUSTMENTS_PER_APPLICATION_MAX,
  type AdjustmentWish,
} from '@evenhand/contract/adjustments/adjustment-wishes-extra-time-and-outcomes.ts';
import type { CandidateAdjustmentsPageProps } from '@evenhand/contract/apply/candidate-page-props.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import type { PageContext, PageResponse } from '../../http/add-page-route.ts';
import {
  personalApplicationPath,
  buildOwnApplicationOutline,
  loadOwnApplication,
} from '../apply/own-application-loader-outline-and-step-paths.ts';
import { applicationStatusForCandidate } from '../apply/rules/application-status-for-candidate-and-may-withdraw.ts';
import { mayAskForAdjustment } from '../apply/rules/may-ask-for-adjustment.ts';
import { askForAdjustment } from './ask-for-adjustment.ts';
import { parseAdjustmentForm } from './rules/parse-adjustment-form.ts';
import {
  countOwnAdjustments,
  clearUnansweredAdjustmentRow,
  findOwnAdjustments,
  type OwnAdjustmentDbRow,
} from './sql/own-adjustments.ts';

type Context = PageContext<'candidate'>;
type Own = Awaited<ReturnType<typeof loadOwnApplication>>;

/** What would help, and what was agreed: the same page at every stage. */
export async function respondWithCandidateAdjustmentsPage(context: Context): Promise<PageResponse> {
  return { show: await adjustmentsPage(await loadOwnApplication(context.db), context) };
}

export async function askForAdjustmentFromPage(context: Context): Promise<PageResponse> {
  const { db, form, visit } = context;
  const own = await loadOwnApplication(db, { lock: true });
  const page = await adjustmentsPage(own, context);
  if (page.mayAsk !== 'yes') return { show: page, status: 409 };
  const { asked, problems } = parseAdjustmentForm(form);
  const typed = { ...page, form: { ...page.form, values: asked, problems } };
  if (Object.keys(problems).length > 0) return { show: typed, status: 422 };
  const newer: PageResponse = { show: { ...typed, isNewer: true }, status: 409 };
  const open = (await findOwnAdjustments(db)).find(({ answeredAt }) => answeredAt === null);
  const isTaken: PageResponse = { goTo: `${personalApplicationPath(context)}/adjustments` };
  // Whoever did not hear that it was taken sends the same once more.
  if (open !== undefined && isSameJson(wishOf(open), asked)) return isTaken;
  if (String(page.form.version) !== (form['version'] ?? '0')) return newer;
  const application = { id: own.id, jobId: own.job.id };
  if ((await askForAdjustment(visit, { application, open, asked })) === 'newer') return newer;
  return isTaken;
}

/** Takes back what nobody has answered yet; what it said is gone at once. */
export async function takeBackAdjustmentFromPage(context: Context): Promise<PageResponse> {
  const { db, visit } = context;
  await loadOwnApplication(db, { lock: true });
  const taken = await clearUnansweredAdjustmentRow(db, visit.now);
  if (taken !== undefined)
    await writeAuditEntry(db, {
      kind: 'adjustment-taken-back',
      actorKind: 'candidate',
      subject: `adjustment ${taken.id}`,
      requestId: visit.requestId,
    });
  return { goTo: `${personalApplicationPath(context)}/adjustments` };
}

const nothing: AdjustmentWish = { timeFactor: 1, wishes: [], words: '' };

async function adjustmentsPage(own: Own, context: Context): Promise<CandidateAdjustmentsPageProps> {
  const { db, formToken } = context;
  const adjustments = await findOwnAdjustments(db);
  const open = adjustments.find(({ answeredAt }) => answeredAt === null);
  return {
    page: 'adjustments',
    journey: buildOwnApplicationOutline(own, personalApplicationPath(context)),
    isSent: own.submittedAt !== null,
    open:
      open === undefined
        ? null
        : { ...wishOf(open), askedAt: open.askedAt, isChanged: open.version > 1 },
    answered: adjustments.flatMap(answeredOf),
    mayAsk: await findWhetherMayAsk(own, context, open),
    contactEmail: own.contactEmail,
    isNewer: false,
    form: {
      token: formToken(),
      problems: {},
      values: open === undefined ? nothing : wishOf(open),
      version: open?.version ?? 0,
    },
  };
}

async function findWhetherMayAsk(
  own: Own,
  { db, visit }: Context,
  open: OwnAdjustmentDbRow | undefined,
): Promise<CandidateAdjustmentsPageProps['mayAsk']> {
  if (!mayAskForAdjustment(applicationStatusForCandidate(own, visit.now), own.job)) return 'over';
  const isLast =
    open === undefined && (await countOwnAdjustments(db)) >= ADJUSTMENTS_PER_APPLICATION_MAX;
  return isLast ? 'too-many' : 'yes';
}

function wishOf({ timeFactor, wishes, words }: OwnAdjustmentDbRow): AdjustmentWish {
  return { timeFactor, wishes, words };
}

function answeredOf(adjustment: OwnAdjustmentDbRow): CandidateAdjustmentsPageProps['answered'] {
  const { askedAt, answeredAt, outcome, agreedTimeFactor, maySendUntil, answer } = adjustment;
  if (answeredAt === null || outcome === null) return [];
  return [
    {
      ...wishOf(adjustment),
      askedAt,
      answeredAt,
      outcome,
      agreedTimeFactor,
      maySendUntil,
      answer,
    },
  ];
}
