/** The guides on fair hiring, in the order in which they are best read. */
export const educationGuideSlugs = [
  'why-blind',
  'writing-questions',
  'review-guides',
  'scoring',
  'structured-interviews',
  'diversity-figures',
] as const;
export type EducationGuideSlug = (typeof educationGuideSlugs)[number];

export type EducationGuideSummary = {
  slug: EducationGuideSlug;
  /** Its place in the row, from 1. */
  number: number;
  title: string;
  lead: string;
  minutes: number;
};

export type EducationGuideSection = {
  /** Its anchor on the page; of the text before the first heading there is none. */
  id: string | null;
  title: string | null;
  isExample: boolean;
  parts: EducationGuidePart[];
};

/** A block of text, or something that is drawn. */
export type EducationGuidePart =
  | { kind: 'paragraph'; words: StyledText }
  | { kind: 'list'; isOrdered: boolean; items: StyledText[] }
  /** What a candidate wrote. */
  | { kind: 'quote'; paragraphs: StyledText[] }
  | { kind: 'table'; head: StyledText[]; rows: StyledText[][] }
  | { kind: 'bars'; caption: string; bars: EducationGuideChartBar[] }
  | { kind: 'ranges'; caption: string; ranges: EducationGuideChartRange[] }
  | { kind: 'figure'; name: EducationGuideFigureName };

export const educationGuideFigureNames = ['anchors', 'same-questions'] as const;
export type EducationGuideFigureName = (typeof educationGuideFigureNames)[number];

/** Text on one line, with what is emphasised in it. */
export type StyledText = StyledTextSpan[];
export type StyledTextSpan =
  | { kind: 'plain'; text: string }
  | { kind: 'strong'; words: StyledText }
  | { kind: 'em'; words: StyledText }
  | { kind: 'link'; to: string; words: StyledText };

/** `share`: the length of the bar in percent. */
export type EducationGuideChartBar = { label: string; share: number; value: string };

/** A value and how far it may be out; places in percent of the line. */
export type EducationGuideChartRange = {
  label: string;
  low: number;
  middle: number;
  high: number;
  value: string;
};

/**
 * What the server tells the education pages, which it draws itself: no call and no JSON, so plain types are enough.
 */
export type EducationGuideListPageProps = {
  page: 'guide-list';
  guides: readonly EducationGuideSummary[];
  /** The address led to a guide that there is not. */
  isMissing: boolean;
};

export type EducationGuidePageProps = {
  page: 'guide';
  guide: EducationGuideSummary;
  count: number;
  sections: readonly EducationGuideSection[];
  previous: EducationGuideSummary | null;
  next: EducationGuideSummary | null;
};
