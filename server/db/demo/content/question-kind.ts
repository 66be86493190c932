export type Quality = 1 | 2 | 3 | 4 | 5;
export type QuestionKind = {
  key: string;
  text: string;
  skills: string[];
  guide: { one: string; three: string; five: string };
  answers: Record<Quality, { open: string[]; middle: string[]; end: string[] }>;
};
