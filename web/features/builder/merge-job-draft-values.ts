import {
  type JobQuestionValues,
  type JobDraftValues,
  type JobDraftFieldName,
  jobDraftFieldNames,
  trimTextsToNull,
} from './job-draft-values.ts';

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

function content(question: JobQuestionValues) {
  const { text, guideOne, guideThree, guideFive, skills, maxWords, libraryId } = question;
  return [text, guideOne, guideThree, guideFive, skills, maxWords, libraryId];
}
