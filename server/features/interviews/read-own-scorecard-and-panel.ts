import { LEADERBOARD_POINTS_PER_STAR } from '@evenhand/contract/pipeline/leaderboard.ts';
import type {
  findScorecardEndpoint,
  InterviewPanelResults,
  ScorecardItem,
  ScorecardState,
} from '@evenhand/contract/interviews/scorecards.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { intervieweeUnlessSealed } from './interviewee-unless-sealed.ts';
import {
  loadScorecardInterview,
  type ScorecardInterview,
} from './load-scorecard-interview-or-own-open-scorecard.ts';
import {
  shouldPanelDiscussMarks,
  meanStarsOfPanel,
} from './rules/panel-marks-mean-range-and-disagreement.ts';
import {
  findAgreedScorecardMarks,
  findStoredInterviewScore,
} from './sql/agreed-scorecard-marks-and-interview-scores.ts';
import {
  findReadableScorecardMarks,
  findReadableScorecardNotes,
  findScorecardItems,
  findScorecardPanel,
  type ScorecardItemDbRow,
  type ScorecardMarkDbRow,
  type ScorecardPanelDbRow,
} from './sql/find-write-submit-and-release-scorecards.ts';
import { findWrittenAnswersOfCandidate } from './sql/written-answers.ts';

type Scorecard = ResponseOf<typeof findScorecardEndpoint>;

/** The member's own card, how far the panel is, and once all cards are open what came of it. */
export async function readOwnScorecardAndPanel(
  visit: VisitorRequestContext,
  query: { interviewId: number },
): Promise<Scorecard> {
  const { db, member } = visit;
  const interview = await loadScorecardInterview(visit, query);
  const { id, stageId, phase, hasSeat, mayManage } = interview;
  const items = await findScorecardItems(db, stageId);
  const marks = await findReadableScorecardMarks(db, id);
  const panel = await findScorecardPanel(db, id);
  const notes = await findReadableScorecardNotes(db, id);
  const own = hasSeat ? stateOf(interview) : null;
  const isOpen = own === 'open' && (phase === 'to-come' || phase === 'scoring');
  const mayReadResults =
    phase === 'opened' && member.impersonationId === null && (hasSeat || !interview.ownReviewsOpen);
  const ownNotes = notes.find(({ memberId }) => memberId === member.actorId);
  return {
    interview: {
      id,
      roundId: interview.roundId,
      roundName: interview.roundName,
      jobId: interview.jobId,
      jobTitle: interview.jobTitle,
      startsAt: interview.startsAt,
      minutes: interview.minutes,
      ref: interview.ref,
      person: intervieweeUnlessSealed(interview),
    },
    phase,
    own: own && {
      state: own,
      submittedAt: interview.submittedAt,
      notes: { text: ownNotes?.text ?? '', version: ownNotes?.version ?? 0 },
    },
    answers: await readAnswersForPanel(visit, interview),
    items: items.map((item) => withOwnMark(item, marks, member.actorId)),
    panel: panel.map((seat) => ({
      memberId: seat.memberId,
      name: seat.name,
      isOwn: seat.memberId === member.actorId,
      state: isOpen && seat.memberId !== member.actorId ? null : stateOf(seat),
    })),
    results: mayReadResults
      ? await readResults(visit, interview, { items, marks, panel, notes })
      : null,
    may: {
      mark: isOpen,
      submit: isOpen && phase === 'scoring',
      release:
        mayManage &&
        phase === 'scoring' &&
        own === null &&
        panel.some((seat) => stateOf(seat) === 'in'),
      agree: mayReadResults,
      manage: mayManage,
    },
  };
}

/** Whoever still reads answers of the role without names must not learn whose these are. */
async function readAnswersForPanel(
  { db, member }: VisitorRequestContext,
  { hasSeat, showsAnswers, ownReviewsOpen, applicationId, jobId }: ScorecardInterview,
): Promise<Scorecard['answers']> {
  const mayRead = hasSeat && showsAnswers && !ownReviewsOpen && member.impersonationId === null;
  return mayRead ? findWrittenAnswersOfCandidate(db, { applicationId, jobId }) : null;
}

function stateOf({
  submittedAt,
  voidAt,
}: Pick<ScorecardPanelDbRow, 'submittedAt' | 'voidAt'>): ScorecardState {
  if (submittedAt !== null) return 'in';
  return voidAt === null ? 'open' : 'void';
}

function withOwnMark(
  item: ScorecardItemDbRow,
  marks: readonly ScorecardMarkDbRow[],
  ownId: number,
): ScorecardItem {
  const own = marks.find((mark) => mark.memberId === ownId && mark.itemId === item.id);
  return {
    ...item,
    mark: own
      ? { stars: own.stars, notAsked: own.notAsked, note: own.note, version: own.version }
      : null,
  };
}

type Read = {
  items: readonly ScorecardItemDbRow[];
  marks: readonly ScorecardMarkDbRow[];
  panel: readonly ScorecardPanelDbRow[];
  notes: readonly { memberId: number; text: string }[];
};

/** Of the cards that are in; one that is void counts for nothing and is read by nobody else. */
async function readResults(
  { db }: VisitorRequestContext,
  interview: ScorecardInterview,
  { items, marks, panel, notes }: Read,
): Promise<InterviewPanelResults | null> {
  const { id, openedAt, releasedBy, reason } = interview;
  if (openedAt === null) return null;
  const cards = panel.filter((seat) => stateOf(seat) === 'in');
  const agreed = await findAgreedScorecardMarks(db, id);
  const score = await findStoredInterviewScore(db, interview);
  return {
    openedAt,
    released: releasedBy === null || reason === null ? null : { by: releasedBy, reason },
    items: items.map((item) => {
      const given = cards.flatMap(({ memberId, name }) => {
        const mark = marks.find((one) => one.memberId === memberId && one.itemId === item.id);
        if (mark === undefined) return [];
        const { stars, notAsked, note } = mark;
        return [{ memberId, name, stars, notAsked, note }];
      });
      const signed = agreed.find(({ itemId }) => itemId === item.id);
      return {
        itemId: item.id,
        mean: meanStarsOfPanel(given),
        marks: given,
        isToDiscuss: shouldPanelDiscussMarks(given),
        agreed: signed
          ? { stars: signed.stars, reason: signed.reason, by: signed.by, at: signed.at }
          : null,
      };
    }),
    notes: cards.flatMap(({ memberId, name }) => {
      const text = notes.find((one) => one.memberId === memberId)?.text ?? '';
      return text.trim() === '' ? [] : [{ memberId, name, text }];
    }),
    score:
      score === null ? null : Math.round((1 + score / LEADERBOARD_POINTS_PER_STAR) * 100) / 100,
  };
}
