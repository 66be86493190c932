/** Three answers of these many words are written within the 45 minutes that the product advises. */
export const DEMO_ANSWER_WORDS_MAX = 150;

export type DemoAnswerQuality = 1 | 2 | 3 | 4 | 5;
export type DemoQuestion = {
  key: string;
  text: string;
  skills: string[];
  guide: { one: string; three: string; five: string };
  answers: Record<DemoAnswerQuality, { open: string[]; middle: string[]; end: string[] }>;
};
