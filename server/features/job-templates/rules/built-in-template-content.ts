import { defaultAdvertDetails } from '@evenhand/contract/jobs/advert-details.ts';
import type { CopyableJobContent, JobTemplate } from '@evenhand/contract/job-templates.ts';

const REVIEWS_PER_ANSWER = 3;

/** What a role takes from a template of ours; what it does not say is as in a role that starts from scratch. */
export function builtInTemplateContent({
  description,
  questions,
}: JobTemplate): CopyableJobContent {
  return {
    team: null,
    grade: null,
    location: null,
    description,
    openUntilFilled: false,
    reviewsPerAnswer: REVIEWS_PER_ANSWER,
    preset: 'high-volume',
    sealed: null,
    asksEqualOpportunities: true,
    quickApply: false,
    advert: defaultAdvertDetails,
    questions: questions.map((question) => ({ ...question, skills: [...question.skills] })),
    criteria: [],
    stages: [],
    rounds: [],
    emails: [],
  };
}
