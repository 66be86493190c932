import {
  changeJobDetailsEndpoint,
  changeJobTeamEndpoint,
  type JobDraft,
} from '@evenhand/contract/builder/job-draft-and-publish-endpoints-and-limits.ts';
import {
  changeJobCriteriaEndpoint,
  changeJobStagesEndpoint,
  changeStageItemsEndpoint,
} from '@evenhand/contract/builder/change-job-criteria-stages-and-items.ts';
import type {
  ItemAnswerKey,
  PlanItem,
} from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';
import { callEndpoint } from '../../net/call-endpoint-and-download-or-upload-file.ts';
import {
  type JobDraftFieldName,
  type EditedJobDraft,
  draftFieldOfStageItems,
  trimTextFieldsToNull,
} from './edited-job-draft.ts';
import {
  type EditedStage,
  itemsAsSentToServer,
  dropIdsDeletedOnServer,
} from './edited-job-plan.ts';

export type JobDraftSaveCall = {
  fields: readonly JobDraftFieldName[];
  send: () => Promise<JobDraft>;
  /** The field paths of a refusal, as those of this screen. */
  errorsOf: (fields: Record<string, string>) => Record<string, string>;
};

type State = {
  draft: JobDraft;
  mine: EditedJobDraft;
  /** Why fields of a published role's plan change. */
  reasons: ReadonlyMap<JobDraftFieldName, string>;
};

/** The next call that saves some of the `fields`; none when there are none. What is asked comes after what it serves and where it stands. */
export function nextJobDraftSaveCall(
  fields: readonly JobDraftFieldName[],
  state: State,
): JobDraftSaveCall | undefined {
  const details = fields.filter(isDetail);
  if (details.length > 0) return saveDetails(details, state);
  if (fields.includes('criteria')) return saveCriteria(state);
  if (fields.includes('stages')) return saveStages(state);
  const stage = state.mine.stages.find((each) => fields.includes(draftFieldOfStageItems(each)));
  if (stage?.id !== undefined) return saveItems({ ...stage, id: stage.id }, state);
  return fields.includes('parts') ? saveTeam(state) : undefined;
}

function isDetail(field: JobDraftFieldName): boolean {
  return !['criteria', 'stages', 'parts'].includes(field) && !field.startsWith('items:');
}

function saveDetails(fields: readonly JobDraftFieldName[], { draft, mine }: State) {
  const params = { jobId: draft.id };
  const body = { version: draft.version, ...detailsOf(fields, mine) };
  return {
    fields,
    send: () => callEndpoint(changeJobDetailsEndpoint, { params, body }),
    errorsOf: ({ closesAt, openUntilFilled, reason, ...errors }: Record<string, string>) => {
      const closing = closesAt ?? openUntilFilled;
      const planned = fields.includes('reviewsPerAnswer') ? 'reviewsPerAnswer' : 'work.openings';
      return { ...errors, ...(closing && { closing }), ...(reason && { [planned]: reason }) };
    },
  };
}

function saveCriteria(state: State): JobDraftSaveCall {
  const params = { jobId: state.draft.id };
  // What was removed and taken back meanwhile comes as new.
  const criteria = dropIdsDeletedOnServer(state.mine.criteria, state.draft.criteria).map(
    ({ id, name, description, kind }) => ({ id, name, description, kind }),
  );
  const body = { ...editOf('criteria', state), criteria };
  return {
    fields: ['criteria'],
    send: () => callEndpoint(changeJobCriteriaEndpoint, { params, body }),
    errorsOf: ({ reason, ...errors }) => ({ ...errors, ...(reason && { criteria: reason }) }),
  };
}

function saveStages(state: State): JobDraftSaveCall {
  const params = { jobId: state.draft.id };
  const stages = dropIdsDeletedOnServer(state.mine.stages, state.draft.stages).map(
    ({ id, kind, name, weight, minutes, switchedOff, task }) => ({
      id,
      kind,
      name,
      weight,
      minutes,
      switchedOff,
      ...(task && { task }),
    }),
  );
  const body = { ...editOf('stages', state), stages };
  return {
    fields: ['stages'],
    send: () => callEndpoint(changeJobStagesEndpoint, { params, body }),
    errorsOf: ({ reason, ...errors }) => ({ ...errors, ...(reason && { stages: reason }) }),
  };
}

function saveItems(stage: EditedStage & { id: number }, state: State): JobDraftSaveCall {
  const { draft, mine } = state;
  const params = { jobId: draft.id, stageId: stage.id };
  const field = draftFieldOfStageItems(stage);
  const items = itemsAsSentToServer(stage, { criteria: mine.criteria, draft });
  const isThere = (key: string) => items.some((item) => item.key === key);
  const answerKeys = items.flatMap((item) => withOfferedPoints(item, stage));
  const libraryIds = Object.fromEntries(
    Object.entries(stage.libraryIds).filter(([key]) => isThere(key)),
  );
  const body = { ...editOf(field, state), items, answerKeys, libraryIds };
  return {
    fields: [field],
    send: () => callEndpoint(changeStageItemsEndpoint, { params, body }),
    errorsOf: (errors) =>
      Object.fromEntries(
        Object.entries(errors).map(([path, message]) => [
          path.startsWith('items.') ? `${field}.${path.slice('items.'.length)}` : field,
          message,
        ]),
      ),
  };
}

/** What options are worth, without those that have gone. */
function withOfferedPoints(item: PlanItem, { answerKeys }: EditedStage): ItemAnswerKey[] {
  const key = answerKeys.find((each) => each.item === item.key);
  if (key === undefined || !('options' in item)) return [];
  const isOffered = (option: string) => item.options.some((each) => each.key === option);
  const points = Object.entries(key.points).filter(([option]) => isOffered(option));
  return [{ item: item.key, points: Object.fromEntries(points) }];
}

function saveTeam({ draft, mine }: State): JobDraftSaveCall {
  const params = { jobId: draft.id };
  const team = Object.entries(mine.parts).map(([id, role]) => ({ id: Number(id), role }));
  return {
    fields: ['parts'],
    send: () =>
      callEndpoint(changeJobTeamEndpoint, { params, body: { version: draft.version, team } }),
    errorsOf: (errors) => ({ parts: Object.values(errors).join(' ') }),
  };
}

function editOf(field: JobDraftFieldName, { draft: { version }, reasons }: State) {
  const reason = reasons.get(field);
  return { version, ...(reason !== undefined && { reason }) };
}

function detailsOf(fields: readonly JobDraftFieldName[], mine: EditedJobDraft) {
  const has = (field: JobDraftFieldName) => fields.includes(field);
  const { closesAt, openUntilFilled } = mine.closing;
  return {
    ...(has('title') && { title: mine.title }),
    ...(has('team') && { team: mine.team.trim() || null }),
    ...(has('grade') && { grade: mine.grade.trim() || null }),
    ...(has('location') && { location: mine.location.trim() || null }),
    ...(has('description') && { description: mine.description }),
    ...(has('closing') && { closesAt: closesAt?.toISOString() ?? null, openUntilFilled }),
    ...(has('work') && { work: trimTextFieldsToNull(mine.work) }),
    ...(has('place') && { place: trimTextFieldsToNull(mine.place) }),
    ...(has('salary') && { salary: mine.salary }),
    ...(has('references') && { references: trimTextFieldsToNull(mine.references) }),
    ...(has('perks') && { perks: mine.perks }),
    ...(has('visibility') && { visibility: mine.visibility }),
    ...(has('reviewsPerAnswer') && { reviewsPerAnswer: mine.reviewsPerAnswer }),
    ...((has('reviewsPerAnswer') || has('work')) &&
      mine.planChangeReason.trim() !== '' && { reason: mine.planChangeReason }),
  };
}
