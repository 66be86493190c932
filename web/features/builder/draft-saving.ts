import {
  changeJobDetails,
  changeJobQuestions,
  changeJobTeam,
  type JobDraftQuestion,
  type JobDraft,
} from '@evenhand/contract/builder.ts';
import { call } from '../../net/api.ts';
import { type FieldName, type QuestionValues, tidy, type Values } from './draft-values.ts';

export type Saving = {
  fields: readonly FieldName[];
  send: () => Promise<JobDraft>;
  /** The field paths of a refusal, as those of this screen. */
  errorsOf: (fields: Record<string, string>) => Record<string, string>;
};

/** The next call that saves some of the `fields`; none when there are none. */
export function savingOf(
  fields: readonly FieldName[],
  { draft, mine }: { draft: JobDraft; mine: Values },
): Saving | undefined {
  const params = { jobId: draft.id };
  const { version } = draft;
  const details = fields.filter((field) => field !== 'questions' && field !== 'parts');
  if (details.length > 0) {
    const body = { version, ...detailsOf(details, mine) };
    return {
      fields: details,
      send: () => call(changeJobDetails, { params, body }),
      errorsOf: ({ closesAt, openUntilFilled, ...errors }) => {
        const closing = closesAt ?? openUntilFilled;
        return { ...errors, ...(closing && { closing }) };
      },
    };
  }
  if (fields.includes('questions')) {
    const questions = mine.questions.map(asSent);
    return {
      fields: ['questions'],
      send: () => call(changeJobQuestions, { params, body: { version, questions } }),
      errorsOf: (errors) => errors,
    };
  }
  if (!fields.includes('parts')) return undefined;
  const team = Object.entries(mine.parts).map(([id, role]) => ({ id: Number(id), role }));
  return {
    fields: ['parts'],
    send: () => call(changeJobTeam, { params, body: { version, team } }),
    errorsOf: (errors) => ({ parts: Object.values(errors).join(' ') }),
  };
}

function detailsOf(fields: readonly FieldName[], mine: Values) {
  const has = (field: FieldName) => fields.includes(field);
  const { closesAt, openUntilFilled } = mine.closing;
  return {
    ...(has('title') && { title: mine.title }),
    ...(has('team') && { team: mine.team.trim() || null }),
    ...(has('grade') && { grade: mine.grade.trim() || null }),
    ...(has('location') && { location: mine.location.trim() || null }),
    ...(has('description') && { description: mine.description }),
    ...(has('closing') && { closesAt: closesAt?.toISOString() ?? null, openUntilFilled }),
    ...(has('work') && { work: tidy(mine.work) }),
    ...(has('place') && { place: tidy(mine.place) }),
    ...(has('salary') && { salary: mine.salary }),
    ...(has('references') && { references: tidy(mine.references) }),
    ...(has('perks') && { perks: mine.perks }),
    ...(has('visibility') && { visibility: mine.visibility }),
    ...(has('reviewsPerAnswer') && { reviewsPerAnswer: mine.reviewsPerAnswer }),
  };
}

/** Without what only this screen knows of it. */
function asSent(question: QuestionValues): JobDraftQuestion {
  const { key: _, ...sent } = question;
  return sent;
}
