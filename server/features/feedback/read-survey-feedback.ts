import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import {
  EXPERIENCE_ANSWERS_TO_SHOW_FIGURES_MIN,
  type ExperienceFeedbackType,
  type findExperienceFeedbackEndpoint,
} from '@evenhand/contract/feedback/experience-feedback-results.ts';
import type { ActingMember, VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { deriveKey } from '../../crypto/derive-key.ts';
import type { ExperienceRatings } from '../figures/read-experience-ratings.ts';
import { censorRudeWords } from '../../text/censor-rude-words.ts';
import {
  type SurveyCommentDbRow,
  type SurveyFeedbackFigures,
  findSurveyComments,
  findSurveyFeedbackFigures,
  type SurveyFeedbackPeriodAndJobs,
} from './sql/survey-feedback.ts';

type Query = {
  type: ExperienceFeedbackType;
  size: number;
  /** Of this role alone, and then of all its time. */
  jobId?: number | undefined;
};
type Feedback = ResponseOf<typeof findExperienceFeedbackEndpoint>;

/** Of the last 90 days. */
export async function readRecentSurveyFeedback(
  visit: VisitorRequestContext,
  query: Query,
): Promise<Feedback> {
  const { db, member, now } = visit;
  const figures = (await findSurveyFeedbackFigures(db, { ...query, member, now })) ?? nothing;
  const comments = await readComments(visit, query);
  return feedbackOf(figures, comments, member);
}

/** Of a period the comments, and how to tell them beside what was counted of it. */
export async function readCommentsAndPrepareSurveyFeedback(
  visit: VisitorRequestContext,
  query: Query & { period: SurveyFeedbackPeriodAndJobs },
): Promise<(experience: ExperienceRatings) => Feedback> {
  const comments = await readComments(visit, query);
  return (experience) => feedbackOf(figuresOf(experience), comments, visit.member);
}

function readComments(
  { db, member, now, config }: VisitorRequestContext,
  query: Query & { period?: SurveyFeedbackPeriodAndJobs },
): Promise<SurveyCommentDbRow[]> {
  const secret = deriveKey('order of feedback', config).toString('hex');
  return findSurveyComments(db, { ...query, member, now, secret });
}

/** Under five answers nobody learns what was answered: neither figures nor words. */
function feedbackOf(
  figures: SurveyFeedbackFigures,
  found: readonly SurveyCommentDbRow[],
  member: ActingMember,
): Feedback {
  const isTold = figures.total >= EXPERIENCE_ANSWERS_TO_SHOW_FIGURES_MIN;
  const comments = isTold ? found.map(withCensored) : [];
  const { rating, fairness, satisfaction, mean, median } = figures;
  return {
    averageRating: isTold && mean !== null ? Math.round(mean) : null,
    allFeedbackCount: figures.total,
    textFeedbackCount: figures.texts,
    feedback: comments.map(commentOf),
    data: comments.map((comment) => ({
      text: comment.censored,
      original: originalFor(member, comment),
      rating: comment.rating,
      fairness: comment.fairness,
      satisfaction: comment.satisfaction,
      createdAt: comment.day,
      updatedAt: comment.day,
    })),
    stats: {
      totalFeedbackCount: figures.total,
      scores: isTold ? { rating, fairness, satisfaction } : null,
      averages: {
        ratingMean: isTold && mean !== null ? Math.round(mean * 10) / 10 : null,
        ratingMedian: isTold ? median : null,
      },
    },
  };
}

function figuresOf({
  total,
  texts,
  scores,
  ratingMedian,
}: ExperienceRatings): SurveyFeedbackFigures {
  if (scores === null) return { ...nothing, total, texts };
  const sum = scores.rating.reduce((all, n, i) => all + n * (i + 1), 0);
  return { ...scores, total, texts, mean: sum / total, median: ratingMedian };
}

type Comment = SurveyCommentDbRow & { censored: string };

function withCensored(comment: SurveyCommentDbRow): Comment {
  return { ...comment, censored: censorRudeWords(comment.text) };
}

/** Who runs the organisation can judge what was really said. */
function originalFor({ role }: ActingMember, { text, censored }: Comment): string | null {
  return role === 'ADMIN' && censored !== text ? text : null;
}

function commentOf({ id, censored, rating, day, role }: Comment) {
  return {
    id: id.slice(0, ID_LENGTH),
    text: censored,
    rating,
    createdAt: day,
    Application: { Job: { title: role } },
  };
}

const ID_LENGTH = 16;

const nothing: SurveyFeedbackFigures = {
  total: 0,
  texts: 0,
  mean: null,
  median: null,
  rating: [],
  fairness: [],
  satisfaction: [],
};
