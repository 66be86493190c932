import type { Answer } from '@evenhand/contract/endpoint.ts';
import {
  FEEDBACK_LEAST,
  type FeedbackType,
  type findRecentFeedback,
} from '@evenhand/contract/recent-feedback.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../doors/enter.ts';
import { keyFor } from '../../doors/session.ts';
import type { Member } from '../../doors/staff.ts';
import type { Experience } from '../figures/read-experience.ts';
import { censor } from './censor.ts';
import {
  type CommentRow,
  countTexts,
  type Figures,
  findComments,
  findFigures,
  type Period,
} from './sql/experience.ts';

type Asked = {
  member: Member;
  type: FeedbackType;
  size: number;
  now: Date;
  config: Pick<Config, 'SECRET_KEY'>;
  /** Of this role alone, and then of all its time. */
  jobId?: number | undefined;
  /** Of this period, of all roles or of these; and what was answered in it. */
  period?: Period | undefined;
  experience?: Experience | undefined;
};

/** Under five answers nobody learns what was answered: neither figures nor words. */
export async function readRecentFeedback(
  db: Db<'staff'>,
  { config, ...asked }: Asked,
): Promise<Answer<typeof findRecentFeedback>> {
  const figures = (await figuresOf(db, asked)) ?? nothing;
  const isTold = figures.total >= FEEDBACK_LEAST;
  const secret = keyFor('order of feedback', config).toString('hex');
  const comments = isTold ? await findComments(db, { ...asked, secret }) : [];
  const { rating, fairness, satisfaction, mean, median } = figures;
  return {
    averageRating: isTold && mean !== null ? Math.round(mean) : null,
    allFeedbackCount: figures.total,
    textFeedbackCount: figures.texts,
    feedback: comments.map(commentOf),
    data: comments.map((comment) => ({
      text: censor(comment.text),
      original: originalFor(asked.member, comment.text),
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

async function figuresOf(
  db: Db<'staff'>,
  { experience, ...asked }: Omit<Asked, 'config'>,
): Promise<Figures | undefined> {
  if (experience === undefined) return findFigures(db, asked);
  const { total, scores, ratingMedian } = experience;
  const texts = await countTexts(db, asked);
  if (scores === null) return { ...nothing, total, texts };
  const sum = scores.rating.reduce((all, n, i) => all + n * (i + 1), 0);
  return { ...scores, total, texts, mean: sum / total, median: ratingMedian };
}

/** Who runs the organisation can judge what was really said. */
function originalFor({ role }: Member, text: string): string | null {
  return role === 'ADMIN' && censor(text) !== text ? text : null;
}

function commentOf({ id, text, rating, day, role }: CommentRow) {
  return {
    id: id.slice(0, ID_LENGTH),
    text: censor(text),
    rating,
    createdAt: day,
    Application: { Job: { title: role } },
  };
}

const ID_LENGTH = 16;

const nothing: Figures = {
  total: 0,
  texts: 0,
  mean: null,
  median: null,
  rating: [],
  fairness: [],
  satisfaction: [],
};
