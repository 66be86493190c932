import type {
  CopyableJobContent,
  JobTemplate,
  JobTemplateDetails,
  JobTemplateSummary,
} from '@evenhand/contract/job-templates.ts';
import { estimateReviewerMinutesPerAnswer } from '../../jobs/rules/estimate-reviewer-minutes-per-answer.ts';
import { estimateCandidateMinutes } from '../../plan/rules/estimate-candidate-minutes.ts';

type Template = {
  id: number | string;
  title: string;
  content: CopyableJobContent;
  shipped: JobTemplate | null;
};

/** A template as the list shows it. */
export function jobTemplateSummary({ id, title, content, shipped }: Template): JobTemplateSummary {
  return {
    id,
    title,
    isOwn: shipped === null,
    summary: shipped?.summary ?? null,
    questionCount: content.questions.length,
    skills: [...new Set(content.questions.flatMap(({ skills }) => skills))],
  };
}

/** A template to be read before it is used. */
export function jobTemplatePreview(template: Template): JobTemplateDetails {
  const { content, shipped } = template;
  return {
    ...jobTemplateSummary(template),
    description: content.description,
    questions: content.questions,
    stages:
      shipped?.stages.map(({ title, says }) => ({ title, says })) ??
      content.rounds.map(({ name, minutes }) => ({ title: name, says: `${minutes} minutes` })),
    minutes: {
      candidate: estimateCandidateMinutes(content.questions),
      reviewerPerAnswer: estimateReviewerMinutesPerAnswer(content.questions),
    },
  };
}

const collator = new Intl.Collator('en');

/** In the order of titles, as people look for them. */
export function compareTemplateTitles(one: { title: string }, other: { title: string }): number {
  return collator.compare(one.title, other.title);
}
