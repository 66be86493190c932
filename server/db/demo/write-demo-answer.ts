import type {
  DemoAnswerQuality,
  DemoQuestion,
} from './content/demo-question-types-and-answer-words-max.ts';

const VARIANTS = 100;

/**
 * The n-th answer of one quality to one question. Openings, middles and ends are joined along a Latin
 * square, so that of a hundred answers no two share more than one of their three parts.
 */
export function writeDemoAnswer(kind: DemoQuestion, quality: DemoAnswerQuality, n: number): string {
  const { open, middle, end } = kind.answers[quality];
  const [i, d] = [n % 10, Math.floor((n % VARIANTS) / 10)];
  const j = (i + d) % 10;
  return [open[i], middle[j], end[(i + j) % 10]].join('\n\n');
}
