/** The guides on fair hiring, in the order in which they are best read. */
export const guideSlugs = [
  'why-blind',
  'writing-questions',
  'review-guides',
  'scoring',
  'structured-interviews',
  'diversity-figures',
] as const;
export type GuideSlug = (typeof guideSlugs)[number];

export type GuideHead = {
  slug: GuideSlug;
  /** Its place in the row, from 1. */
  number: number;
  title: string;
  lead: string;
  minutes: number;
};

export type GuideSection = {
  /** Its anchor on the page; of the text before the first heading there is none. */
  id: string | null;
  title: string | null;
  isExample: boolean;
  parts: GuidePart[];
};

/** A block of text, or something that is drawn. */
export type GuidePart =
  | { kind: 'paragraph'; words: Words }
  | { kind: 'list'; isOrdered: boolean; items: Words[] }
  /** What a candidate wrote. */
  | { kind: 'quote'; paragraphs: Words[] }
  | { kind: 'table'; head: Words[]; rows: Words[][] }
  | { kind: 'bars'; caption: string; bars: Bar[] }
  | { kind: 'ranges'; caption: string; ranges: Range[] }
  | { kind: 'figure'; name: FigureName };

export const figureNames = ['anchors', 'same-questions'] as const;
export type FigureName = (typeof figureNames)[number];

/** Text on one line, with what is emphasised in it. */
export type Words = Span[];
export type Span =
  | { kind: 'plain'; text: string }
  | { kind: 'strong'; words: Words }
  | { kind: 'em'; words: Words }
  | { kind: 'link'; to: string; words: Words };

/** `share`: the length of the bar in percent. */
export type Bar = { label: string; share: number; value: string };

/** A value and how far it may be out; places in percent of the line. */
export type Range = { label: string; low: number; middle: number; high: number; value: string };

/**
 * What the server tells the education pages, which it draws itself: no call and no JSON, so plain types are enough.
 */
export type GuideListPage = {
  page: 'guide-list';
  guides: readonly GuideHead[];
  /** The address led to a guide that there is not. */
  isMissing: boolean;
};

export type GuidePage = {
  page: 'guide';
  guide: GuideHead;
  count: number;
  sections: readonly GuideSection[];
  previous: GuideHead | null;
  next: GuideHead | null;
};
