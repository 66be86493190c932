import { planItemKindFacts } from '@evenhand/contract/job-plan/plan-item-kind-facts-and-scoring-methods.ts';
import type { PlanItem } from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';
import { stageKindFacts } from '@evenhand/contract/job-plan/stage-kind-facts.ts';
import type {
  CopyableJobContent,
  JobTemplate,
  JobTemplateDetails,
  JobTemplateQuestionFields,
  JobTemplateSummary,
} from '@evenhand/contract/job-templates.ts';
import { estimateReviewerMinutesPerAnswer } from '../../jobs/rules/estimate-reviewer-minutes-per-answer.ts';
import { estimateMinutesToApply } from '../../job-plan/rules/estimate-minutes-to-apply.ts';

type Template = {
  id: number | string;
  title: string;
  content: CopyableJobContent;
  shipped: JobTemplate | null;
};

type KeptStage = CopyableJobContent['stages'][number];

/** A template as the list shows it. */
export function jobTemplateSummary({ id, title, content, shipped }: Template): JobTemplateSummary {
  const items = usedStages(content).flatMap((stage) => stage.items);
  const skills = [
    ...content.questions.flatMap((question) => question.skills),
    ...items.flatMap(({ criteria }) => criteria),
  ];
  return {
    id,
    title,
    isOwn: shipped === null,
    summary: shipped?.summary ?? null,
    questionCount: content.questions.length + items.length,
    skills: [...new Set(skills)],
  };
}

/** A template to be read before it is used. */
export function jobTemplatePreview(template: Template): JobTemplateDetails {
  const { content, shipped } = template;
  const written = usedStages(content).flatMap(({ kind, items }) =>
    items.flatMap((item) => writtenQuestion(kind, item) ?? []),
  );
  const questions = [...content.questions, ...written];
  return {
    ...jobTemplateSummary(template),
    description: content.description,
    questions,
    stages: shipped?.stages.map((stage) => ({ ...stage, asks: [] })) ?? stagesOf(content),
    minutes: {
      candidate: estimateMinutesToApply([
        { kind: 'sift', minutes: null, items: content.questions.map(longText) },
        ...usedStages(content).filter(({ kind }) => kind !== 'interview'),
      ]),
      reviewerPerAnswer: estimateReviewerMinutesPerAnswer(questions),
    },
  };
}

function usedStages({ stages }: CopyableJobContent): KeptStage[] {
  return stages.filter(({ switchedOff }) => !switchedOff);
}

/** What is written in paragraphs and scored by its guide; undefined for all else. */
function writtenQuestion(
  stage: KeptStage['kind'],
  item: PlanItem,
): JobTemplateQuestionFields | undefined {
  if (item.kind !== 'long-text' || stage === 'form') return undefined;
  const { text, guideOne, guideThree, guideFive, criteria, maxWords } = item;
  return { text, guideOne, guideThree, guideFive, skills: criteria, maxWords };
}

function longText({ maxWords }: JobTemplateQuestionFields) {
  return { kind: 'long-text', maxWords } as const;
}

/** In what was kept before there were stages, its rounds of interviews are. */
function stagesOf({ stages, rounds }: CopyableJobContent): JobTemplateDetails['stages'] {
  if (stages.length === 0)
    return rounds.map(({ name, minutes }) => ({ title: name, says: inMinutes(minutes), asks: [] }));
  let interviews = 0;
  return stages.map(({ kind, name, items, ...stage }) => {
    const round = kind === 'interview' ? rounds[interviews++] : undefined;
    const minutes = round?.minutes ?? stage.minutes;
    const says = [
      stageKindFacts[kind].words,
      ...(minutes === null ? [] : [inMinutes(minutes)]),
      ...(stage.switchedOff ? ['switched off'] : []),
    ];
    return {
      title: name,
      says: says.join(', '),
      asks: items
        .filter((item) => writtenQuestion(kind, item) === undefined)
        .map((item) => ({ kind: planItemKindFacts[item.kind].words, text: item.text })),
    };
  });
}

function inMinutes(minutes: number): string {
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

const collator = new Intl.Collator('en');

/** In the order of titles, as people look for them. */
export function compareTemplateTitles(one: { title: string }, other: { title: string }): number {
  return collator.compare(one.title, other.title);
}
