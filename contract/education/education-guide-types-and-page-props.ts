/** The guides on fair hiring, in the order in which they are best read. */
export const educationGuideSlugs = [
  'why-blind',
  'deciding-how-to-decide',
  'writing-questions',
  'review-guides',
  'scoring',
  'structured-interviews',
  'tasks',
  'adjustments',
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

export type EducationGuideSectionContent = {
  /** Its anchor on the page; of the text before the first heading there is none. */
  id: string | null;
  title: string | null;
  isExample: boolean;
  parts: EducationGuideContentBlock[];
};

/** A block of text, or something that is drawn. */
export type EducationGuideContentBlock =
  | { kind: 'paragraph'; words: StyledTextSpans }
  | { kind: 'list'; isOrdered: boolean; items: StyledTextSpans[] }
  /** What a candidate wrote. */
  | { kind: 'quote'; paragraphs: StyledTextSpans[] }
  | { kind: 'table'; head: StyledTextSpans[]; rows: StyledTextSpans[][] }
  | { kind: 'bars'; caption: string; bars: EducationGuideBarValues[] }
  | { kind: 'ranges'; caption: string; ranges: EducationGuideRangeValues[] }
  | { kind: 'figure'; name: EducationGuideFigureName };

export const educationGuideFigureNames = ['anchors', 'same-questions'] as const;
export type EducationGuideFigureName = (typeof educationGuideFigureNames)[number];

/** Text on one line, with what is emphasised in it. */
export type StyledTextSpans = StyledTextSpan[];
export type StyledTextSpan =
  | { kind: 'plain'; text: string }
  | { kind: 'strong'; words: StyledTextSpans }
  | { kind: 'em'; words: StyledTextSpans }
  | { kind: 'link'; to: string; words: StyledTextSpans };

/** `share`: the length of the bar in percent. */
export type EducationGuideBarValues = { label: string; share: number; value: string };

/** A value and how far it may be out; places in percent of the line. */
export type EducationGuideRangeValues = {
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
  sections: readonly EducationGuideSectionContent[];
  previous: EducationGuideSummary | null;
  next: EducationGuideSummary | null;
};
