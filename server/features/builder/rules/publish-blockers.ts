import {
  type PublishBlocker,
  JOB_DESCRIPTION_CHARACTERS_MIN,
} from '@evenhand/contract/builder/job-draft-and-publish-endpoints-and-limits.ts';
import {
  isBelowOpenJobCap,
  type OrganisationPlanTier,
} from '../../organisation/rules/max-open-jobs-of-plan-tier.ts';

export type JobToPublish = {
  title: string;
  description: string;
  closesAt: Date | null;
  openUntilFilled: boolean;
  /** Working members who run or review the role. */
  reviewers: number;
  room: { tier: OrganisationPlanTier; open: number };
};

/** What stands between a draft and its publication beside its plan, in the order of the builder's steps. */
export function findPublishBlockers(job: JobToPublish, now: Date): PublishBlocker[] {
  return [
    ...titleBlockers(job),
    ...closingBlockers(job, now),
    ...descriptionBlockers(job),
    ...reviewerBlockers(job),
    ...capBlockers(job),
  ];
}

function titleBlockers({ title }: JobToPublish): PublishBlocker[] {
  if (title.trim() !== '') return [];
  return [{ code: 'title-missing', where: 'details', message: 'Give the role a title.' }];
}

function closingBlockers({ closesAt, openUntilFilled }: JobToPublish, now: Date): PublishBlocker[] {
  if (openUntilFilled) return [];
  if (closesAt === null) {
    return [
      {
        code: 'closing-missing',
        where: 'details',
        message: 'Choose when the role closes, or keep it open until filled.',
      },
    ];
  }
  if (closesAt > now) return [];
  return [
    {
      code: 'closing-past',
      where: 'details',
      message: 'The closing time has passed. Choose one in the future.',
    },
  ];
}

function descriptionBlockers({ description }: JobToPublish): PublishBlocker[] {
  const message = `Describe the job in at least ${JOB_DESCRIPTION_CHARACTERS_MIN} characters.`;
  if (description.trim().length >= JOB_DESCRIPTION_CHARACTERS_MIN) return [];
  return [{ code: 'description-missing', where: 'description', message }];
}

function reviewerBlockers({ reviewers }: JobToPublish): PublishBlocker[] {
  if (reviewers > 0) return [];
  return [
    {
      code: 'reviewers-missing',
      where: 'team',
      message: 'Choose at least one person who reviews answers or runs the role.',
    },
  ];
}

function capBlockers({ room }: JobToPublish): PublishBlocker[] {
  if (isBelowOpenJobCap(room.tier, room.open)) return [];
  const roles = room.open === 1 ? '1 open role' : `${room.open} open roles`;
  return [
    {
      code: 'role-cap-reached',
      where: 'publish',
      message: `Your plan has no room beside your ${roles}. Close one first, or ask whoever runs this site for a larger plan.`,
    },
  ];
}
