import type { JobTeamRole } from '@evenhand/contract/jobs/job-team.ts';
import type { AdvertDetails } from '@evenhand/contract/jobs/advert-details.ts';
import type { JobDraftQuestion, JobDraft } from '@evenhand/contract/builder/job-builder.ts';
import type { JobClosingFieldValue } from '../../parts/jobs/job-closing-field.tsx';

/** A question with a name of its own in the list, from before it was ever saved. */
export type JobQuestionValues = JobDraftQuestion & { key: string };

/** All that an author can change. */
export type JobDraftValues = {
  title: string;
  team: string;
  grade: string;
  location: string;
  closing: JobClosingFieldValue;
  description: string;
  work: AdvertDetails['work'];
  place: AdvertDetails['place'];
  salary: AdvertDetails['salary'];
  references: AdvertDetails['references'];
  perks: AdvertDetails['perks'];
  visibility: AdvertDetails['visibility'];
  questions: readonly JobQuestionValues[];
  /** Member id → part in the role; whoever is not on the team is not in it. */
  parts: Readonly<Record<number, JobTeamRole>>;
  reviewsPerAnswer: number;
};
export type JobDraftFieldName = keyof JobDraftValues;

export const jobDraftFieldNames = [
  'title',
  'team',
  'grade',
  'location',
  'closing',
  'description',
  'work',
  'place',
  'salary',
  'references',
  'perks',
  'visibility',
  'questions',
  'parts',
  'reviewsPerAnswer',
] as const satisfies readonly JobDraftFieldName[];

export function toJobDraftValues(draft: JobDraft): JobDraftValues {
  return {
    title: draft.title,
    team: draft.team ?? '',
    grade: draft.grade ?? '',
    location: draft.location ?? '',
    closing: { closesAt: draft.closesAt, openUntilFilled: draft.openUntilFilled },
    description: draft.description,
    work: draft.work,
    place: draft.place,
    salary: draft.salary,
    references: draft.references,
    perks: draft.perks,
    visibility: draft.visibility,
    questions: draft.questions.map((question) => ({ ...question, key: `saved-${question.id}` })),
    parts: Object.fromEntries(
      draft.members.flatMap(({ id, role }) => (role === null ? [] : [[id, role]])),
    ),
    reviewsPerAnswer: draft.reviewsPerAnswer,
  };
}

/** Whether a field says the same in both, whatever its list keys, outer spaces, and ids given meanwhile. */
export function isSameJobDraftField(
  field: JobDraftFieldName,
  a: JobDraftValues,
  b: JobDraftValues,
): boolean {
  return contentOf(field, a) === contentOf(field, b);
}

/** A field from one state of things, all others from another. */
export function withJobDraftField(
  field: JobDraftFieldName,
  values: JobDraftValues,
  from: JobDraftValues,
): JobDraftValues {
  return { ...values, [field]: from[field] };
}

/**
 * Brings what stands on the screen (`mine`) together with what the server says now (`news`), knowing what
 * it said before (`base`). What only one side changed is taken; what both changed differently is left on the
 * screen and named in `clashes`.
 */
export function mergeJobDraftValues({
  base,
  mine,
  news,
}: {
  base: JobDraftValues;
  mine: JobDraftValues;
  news: JobDraftValues;
}) {
  let merged = mine;
  const clashes: JobDraftFieldName[] = [];
  for (const field of jobDraftFieldNames) {
    if (isSameJobDraftField(field, news, base) || isSameJobDraftField(field, news, mine)) continue;
    if (isSameJobDraftField(field, mine, base)) merged = withJobDraftField(field, merged, news);
    else clashes.push(field);
  }
  return { merged, clashes };
}

/**
 * The questions on the screen after some were saved: they keep their keys, and learn the ids the server
 * gave to what was `sent`, in the same order.
 */
export function withSavedQuestionIds(
  mine: readonly JobQuestionValues[],
  sent: readonly JobQuestionValues[],
  saved: readonly { id: number }[],
): JobQuestionValues[] {
  const ids = new Map(sent.map(({ key }, i) => [key, saved[i]?.id]));
  return mine.map((question) => {
    const id = ids.get(question.key);
    return id === undefined ? question : { ...question, id };
  });
}

/** Questions that lost their row on the server are saved as new ones. */
export function withoutLostQuestionIds(
  questions: readonly JobQuestionValues[],
  saved: readonly { id: number }[],
): JobQuestionValues[] {
  return questions.map(({ id, ...question }) =>
    saved.some((each) => each.id === id) && id !== undefined ? { ...question, id } : question,
  );
}

function contentOf(field: JobDraftFieldName, values: JobDraftValues): string {
  const value = values[field];
  if (typeof value === 'string') return value.trim().replaceAll('\r\n', '\n');
  if (field === 'questions') return JSON.stringify(values.questions.map(content));
  return JSON.stringify(trimTextsToNull(value));
}

/** What was typed into the fields of one group, as it is sent: without outer spaces, and null where nothing is left. */
export function trimTextsToNull<T>(group: T): T {
  // Only strings change, and a string that is empty stands for null in every group.
  return JSON.parse(
    JSON.stringify(group, (_, value: unknown) =>
      typeof value === 'string' ? value.trim() || null : value,
    ),
  ) as T;
}

function content(question: JobQuestionValues) {
  const { text, guideOne, guideThree, guideFive, skills, maxWords, libraryId } = question;
  return [text, guideOne, guideThree, guideFive, skills, maxWords, libraryId];
}
