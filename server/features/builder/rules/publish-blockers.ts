import {
  type PublishBlocker,
  JOB_DESCRIPTION_CHARACTERS_MIN,
  QUESTION_OR_GUIDE_CHARACTERS_MIN,
} from '@evenhand/contract/builder/job-builder.ts';
import type { OrganisationLocale } from '@evenhand/contract/organisation/organisation-locales-sizes-and-industries.ts';
import { isBelowJobCap, type PlanTier } from '../../organisation/rules/open-job-cap.ts';
import { countryOfLocale } from '../../plan/rules/country-of-locale.ts';
import { judgeSalaryHistory } from '../../plan/rules/judge-salary-history.ts';

type Question = { text: string; guideOne: string; guideThree: string; guideFive: string };

export type JobToPublish = {
  title: string;
  description: string;
  closesAt: Date | null;
  openUntilFilled: boolean;
  questions: Question[];
  /** Where the organisation hires. */
  locale: OrganisationLocale;
  /** Working members who run or review the role. */
  reviewers: number;
  room: { tier: PlanTier; open: number };
};

/** What still stands between a draft and its publication, in the order of the builder's steps. */
export function findPublishBlockers(job: JobToPublish, now: Date): PublishBlocker[] {
  return [
    ...titleBlockers(job),
    ...closingBlockers(job, now),
    ...descriptionBlockers(job),
    ...questionBlockers(job.questions),
    ...forbiddenQuestionBlockers(job),
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

function questionBlockers(questions: Question[]): PublishBlocker[] {
  if (questions.length === 0) {
    return [
      { code: 'question-missing', where: 'questions', message: 'Ask at least one question.' },
    ];
  }
  return questions.flatMap((question, i) => [
    ...(isWritten(question.text)
      ? []
      : [
          questionBlocker(
            'question-empty',
            `Write question ${i + 1} in at least ${QUESTION_OR_GUIDE_CHARACTERS_MIN} characters.`,
          ),
        ]),
    ...guideBlockers(question, i + 1),
  ]);
}

function forbiddenQuestionBlockers({ questions, locale }: JobToPublish): PublishBlocker[] {
  return questions.flatMap(({ text }, i) => {
    const history = judgeSalaryHistory(text, countryOfLocale(locale));
    if (history?.isForbidden !== true) return [];
    return [questionBlocker('salary-history', `Change question ${i + 1}. ${history.message}`)];
  });
}

function guideBlockers(
  { guideOne, guideThree, guideFive }: Question,
  number: number,
): PublishBlocker[] {
  const guides = [
    ['1 star', guideOne],
    ['3 stars', guideThree],
    ['5 stars', guideFive],
  ] as const;
  const missing = guides.filter(([, text]) => !isWritten(text)).map(([stars]) => stars);
  if (missing.length === 0) return [];
  const stars = new Intl.ListFormat('en-GB').format(missing);
  return [
    questionBlocker(
      'guide-missing',
      `Write the review guide of question ${number} for ${stars}, in at least ${QUESTION_OR_GUIDE_CHARACTERS_MIN} characters.`,
    ),
  ];
}

function questionBlocker(code: PublishBlocker['code'], message: string): PublishBlocker {
  return { code, where: 'questions', message };
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
  if (isBelowJobCap(room.tier, room.open)) return [];
  const roles = room.open === 1 ? '1 open role' : `${room.open} open roles`;
  return [
    {
      code: 'role-cap-reached',
      where: 'publish',
      message: `Your plan has no room beside your ${roles}. Close one first, or ask whoever runs this site for a larger plan.`,
    },
  ];
}

function isWritten(text: string): boolean {
  return text.trim().length >= QUESTION_OR_GUIDE_CHARACTERS_MIN;
}
