import type { JobTeamRole } from '@evenhand/contract/jobs/job-team-roles.ts';
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
  /** Why the plan of a published role changes, sent with what changes it; nothing to save by itself. */
  planChangeReason: string;
};
export type JobDraftFieldName = Exclude<keyof JobDraftValues, 'planChangeReason'>;

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
    planChangeReason: '',
  };
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
