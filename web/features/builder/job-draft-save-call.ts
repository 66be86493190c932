import {
  changeJobDetails,
  changeJobQuestions,
  changeJobTeam,
  type JobDraftQuestion,
  type JobDraft,
} from '@evenhand/contract/builder/job-builder.ts';
import { callEndpoint } from '../../net/api.ts';
import {
  type JobDraftFieldName,
  type JobQuestionValues,
  trimTextsToNull,
  type JobDraftValues,
} from './job-draft-values.ts';

export type JobDraftSaveCall = {
  fields: readonly JobDraftFieldName[];
  send: () => Promise<JobDraft>;
  /** The field paths of a refusal, as those of this screen. */
  errorsOf: (fields: Record<string, string>) => Record<string, string>;
};

/** The next call that saves some of the `fields`; none when there are none. */
export function nextJobDraftSaveCall(
  fields: readonly JobDraftFieldName[],
  { draft, mine }: { draft: JobDraft; mine: JobDraftValues },
): JobDraftSaveCall | undefined {
  const params = { jobId: draft.id };
  const { version } = draft;
  const details = fields.filter((field) => field !== 'questions' && field !== 'parts');
  if (details.length > 0) {
    const body = { version, ...detailsOf(details, mine) };
    return {
      fields: details,
      send: () => callEndpoint(changeJobDetails, { params, body }),
      errorsOf: ({ closesAt, openUntilFilled, reason, ...errors }) => {
        const closing = closesAt ?? openUntilFilled;
        const planned = details.includes('reviewsPerAnswer') ? 'reviewsPerAnswer' : 'work.openings';
        return { ...errors, ...(closing && { closing }), ...(reason && { [planned]: reason }) };
      },
    };
  }
  if (fields.includes('questions')) {
    const questions = mine.questions.map(asSent);
    return {
      fields: ['questions'],
      send: () => callEndpoint(changeJobQuestions, { params, body: { version, questions } }),
      errorsOf: (errors) => errors,
    };
  }
  if (!fields.includes('parts')) return undefined;
  const team = Object.entries(mine.parts).map(([id, role]) => ({ id: Number(id), role }));
  return {
    fields: ['parts'],
    send: () => callEndpoint(changeJobTeam, { params, body: { version, team } }),
    errorsOf: (errors) => ({ parts: Object.values(errors).join(' ') }),
  };
}

function detailsOf(fields: readonly JobDraftFieldName[], mine: JobDraftValues) {
  const has = (field: JobDraftFieldName) => fields.includes(field);
  const { closesAt, openUntilFilled } = mine.closing;
  return {
    ...(has('title') && { title: mine.title }),
    ...(has('team') && { team: mine.team.trim() || null }),
    ...(has('grade') && { grade: mine.grade.trim() || null }),
    ...(has('location') && { location: mine.location.trim() || null }),
    ...(has('description') && { description: mine.description }),
    ...(has('closing') && { closesAt: closesAt?.toISOString() ?? null, openUntilFilled }),
    ...(has('work') && { work: trimTextsToNull(mine.work) }),
    ...(has('place') && { place: trimTextsToNull(mine.place) }),
    ...(has('salary') && { salary: mine.salary }),
    ...(has('references') && { references: trimTextsToNull(mine.references) }),
    ...(has('perks') && { perks: mine.perks }),
    ...(has('visibility') && { visibility: mine.visibility }),
    ...(has('reviewsPerAnswer') && { reviewsPerAnswer: mine.reviewsPerAnswer }),
    ...((has('reviewsPerAnswer') || has('work')) &&
      mine.planChangeReason.trim() !== '' && { reason: mine.planChangeReason }),
  };
}

/** Without what only this screen knows of it. */
function asSent(question: JobQuestionValues): JobDraftQuestion {
  const { key: _, ...sent } = question;
  return sent;
}
