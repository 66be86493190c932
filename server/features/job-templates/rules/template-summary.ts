import type {
  CopyableJobContent,
  JobTemplate,
  JobTemplateDetails,
  JobTemplateSummary,
} from '@evenhand/contract/job-templates.ts';
import { candidateMinutes, reviewerMinutesPerAnswer } from '../../jobs/rules/minutes.ts';

type Template = {
  id: number | string;
  title: string;
  content: CopyableJobContent;
  shipped: JobTemplate | null;
};

/** A template as the list shows it. */
export function summaryOf({ id, title, content, shipped }: Template): JobTemplateSummary {
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
export function previewOf(template: Template): JobTemplateDetails {
  const { content, shipped } = template;
  return {
    ...summaryOf(template),
    description: content.description,
    questions: content.questions,
    stages:
      shipped?.stages.map(({ title, says }) => ({ title, says })) ??
      content.rounds.map(({ name, minutes }) => ({ title: name, says: `${minutes} minutes` })),
    minutes: {
      candidate: candidateMinutes(content.questions),
      reviewerPerAnswer: reviewerMinutesPerAnswer(content.questions),
    },
  };
}

const collator = new Intl.Collator('en');

/** In the order of titles, as people look for them. */
export function byTitle(one: { title: string }, other: { title: string }): number {
  return collator.compare(one.title, other.title);
}
