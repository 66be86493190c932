import type { JobTeamRole } from '@evenhand/contract/jobs/job-team-roles.ts';
import type { AdvertDetails } from '@evenhand/contract/jobs/advert-details.ts';
import type { JobDraft } from '@evenhand/contract/builder/job-draft-and-publish-endpoints-and-limits.ts';
import type { JobClosingTimeFieldValue } from '../../parts/jobs/job-closing-time-field.tsx';
import { type EditedJobPlan, toEditedJobPlan } from './edited-job-plan.ts';

/** All that an author can change. */
export type EditedJobDraft = EditedJobPlan & {
  title: string;
  team: string;
  grade: string;
  location: string;
  closing: JobClosingTimeFieldValue;
  description: string;
  work: AdvertDetails['work'];
  place: AdvertDetails['place'];
  salary: AdvertDetails['salary'];
  references: AdvertDetails['references'];
  perks: AdvertDetails['perks'];
  visibility: AdvertDetails['visibility'];
  /** Member id → part in the role; whoever is not on the team is not in it. */
  parts: Readonly<Record<number, JobTeamRole>>;
  reviewsPerAnswer: number;
  /** Why the plan of a published role changes, sent with what changes it; nothing to save by itself. */
  planChangeReason: string;
};

/** What is asked in one stage, by the stage's key: each stage is saved on its own. */
export type StageItemsDraftField = `items:${string}`;
export type PlainJobDraftFieldName = Exclude<keyof EditedJobDraft, 'planChangeReason'>;
export type JobDraftFieldName = PlainJobDraftFieldName | StageItemsDraftField;

export const plainJobDraftFields = [
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
  'criteria',
  'stages',
  'parts',
  'reviewsPerAnswer',
] as const satisfies readonly PlainJobDraftFieldName[];

export function draftFieldOfStageItems({ key }: { key: string }): StageItemsDraftField {
  return `items:${key}`;
}

/** The key of the stage whose items the field holds; undefined for every other field. */
export function stageKeyOfDraftField(field: JobDraftFieldName): string | undefined {
  return field.startsWith('items:') ? field.slice('items:'.length) : undefined;
}

/** The fields there are, with one for each stage that the server knows. */
export function listJobDraftFields(
  { stages }: Pick<EditedJobDraft, 'stages'>,
  draft: JobDraft,
): JobDraftFieldName[] {
  const known = stages.filter(({ id }) => draft.stages.some((stage) => stage.id === id));
  return [...plainJobDraftFields, ...known.map(draftFieldOfStageItems)];
}

/** Whether candidates were told of it, so that it changes only together with a reason. */
export function needsReasonToChangeJobDraftField(
  field: JobDraftFieldName,
  { phase }: Pick<JobDraft, 'phase'>,
): boolean {
  const isOfPlan =
    field === 'criteria' || field === 'stages' || stageKeyOfDraftField(field) !== undefined;
  return isOfPlan && phase !== 'DRAFT';
}

/** As the server told it; criteria and stages that are on the screen already (`like`) keep their keys. */
export function toEditedJobDraft(draft: JobDraft, like?: EditedJobPlan): EditedJobDraft {
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
    ...toEditedJobPlan(draft, like),
    parts: Object.fromEntries(
      draft.members.flatMap(({ id, role }) => (role === null ? [] : [[id, role]])),
    ),
    reviewsPerAnswer: draft.reviewsPerAnswer,
    planChangeReason: '',
  };
}

/** What was typed into the fields of one group, as it is sent: without outer spaces, and null where nothing is left. */
export function trimTextFieldsToNull<T>(group: T): T {
  // Only strings change, and a string that is empty stands for null in every group.
  return JSON.parse(
    JSON.stringify(group, (_, value: unknown) =>
      typeof value === 'string' ? value.trim() || null : value,
    ),
  ) as T;
}
