import { randomUUID } from 'node:crypto';
import type { JobDraft } from '@evenhand/contract/builder/job-draft-and-publish-endpoints-and-limits.ts';
import {
  mayQuestionTypeStandInStage,
  questionTypeFacts,
} from '@evenhand/contract/question-library/question-types-and-seniorities.ts';
import { stageKindFacts } from '@evenhand/contract/job-plan/stage-kind-facts.ts';
import { stageItemFromLibraryQuestion } from '@evenhand/contract/question-library/convert-library-question-to-and-from-plan-item.ts';
import type { LibraryQuestionId } from '@evenhand/contract/question-library.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { Refusal } from '../../http/refusal.ts';
import { changeItemsOfStage } from './change-items-of-stage.ts';
import { loadJobDraft } from './load-job-draft.ts';
import { pickCriteriaOfCopiedQuestions } from './rules/criteria-of-copies.ts';
import {
  loadLibraryAnswerKeys,
  loadLibraryQuestions,
} from '../question-library/load-library-and-built-in-questions-and-answer-keys.ts';
import type { LibraryQuestionContent } from '../question-library/rules/library-question-content-and-search-text.ts';
import { libraryQuestionIdToText } from '../question-library/rules/library-question-id-to-and-from-text.ts';

type Adding = { jobId: number; stageId: number; questionIds: readonly LibraryQuestionId[] };
type Stage = JobDraft['stages'][number];

/**
 * Copies questions into one stage of a draft, but for what it has taken from the library already. A test gets what their options
 * are worth, too.
 * @throws Refusal not-found, not-allowed, already-published, job-archived, newer-version, bad-input for kinds that the stage
 * cannot ask, or more than it has room for
 */
export async function addLibraryQuestionsToStage(
  visit: VisitorRequestContext,
  { jobId, stageId, questionIds }: Adding,
): Promise<{ added: number; questions: number }> {
  const { db } = visit;
  const chosen = await loadLibraryQuestions(db, [...new Set(questionIds)]);
  const draft = await loadJobDraft(visit, { id: jobId });
  // Whoever may not change it, and what is archived, is refused below by the change itself.
  if (draft.may.edit && draft.phase !== 'DRAFT') throw new Refusal('already-published');
  const stage = draft.stages.find(({ id }) => id === stageId);
  if (stage === undefined) throw new Refusal('not-found');
  refuseMisfits(chosen, stage);
  const taken = new Set(Object.values(stage.libraryIds));
  const fresh = chosen.filter(({ id }) => !taken.has(libraryQuestionIdToText(id)));
  const tested = stage.kind === 'test' ? fresh.map(({ id }) => id) : [];
  const keys = await loadLibraryAnswerKeys(db, tested);
  const criteria = pickCriteriaOfCopiedQuestions(
    draft.criteria.map(({ name }) => name),
    fresh.map(({ skills }) => skills),
  );
  const copies = fresh.map((question, index) => {
    const key = randomUUID();
    const placed = { key, criteria: criteria[index] ?? [], stage: stage.kind };
    return {
      id: question.id,
      item: stageItemFromLibraryQuestion(question, placed),
      points: keys.get(question.id),
    };
  });
  await changeItemsOfStage(visit, {
    id: jobId,
    version: draft.version,
    stageId,
    items: [...stage.items, ...copies.map(({ item }) => item)],
    answerKeys: [
      ...stage.answerKeys,
      ...copies.flatMap(({ item, points }) =>
        points === undefined ? [] : [{ item: item.key, points }],
      ),
    ],
    libraryIds: {
      ...stage.libraryIds,
      ...Object.fromEntries(copies.map(({ id, item }) => [item.key, libraryQuestionIdToText(id)])),
    },
  });
  return { added: copies.length, questions: stage.items.length + copies.length };
}

function refuseMisfits(chosen: readonly LibraryQuestionContent[], { kind, name }: Stage): void {
  const misfit = chosen.find(({ type }) => !mayQuestionTypeStandInStage(type, kind));
  if (misfit === undefined) return;
  const { words } = questionTypeFacts[misfit.type];
  const message = `A question of kind “${words}” cannot stand in “${name || stageKindFacts[kind].words}”. Leave it out, or choose another stage.`;
  throw new Refusal('bad-input', { message, fields: { questionIds: message } });
}
