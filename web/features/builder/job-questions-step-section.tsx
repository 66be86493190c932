import type { PlanItem } from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import { EducationGuideLink } from '../../parts/links/education-guide-link.tsx';
import { loadChunkWithRetry } from '../../net/load-chunk-with-retry.ts';
import { useCurrentUser } from '../../net/use-current-user.ts';
import type { JobBuilderStepProps } from './job-builder-step-props.ts';
import { jobBuilderStepPath } from './job-builder-steps-and-paths.ts';
import type { EditedStage } from './edited-job-plan.ts';
import type { LibraryQuestion } from '@evenhand/contract/question-library.ts';
import { addLibraryQuestionsToStage } from './items/add-library-questions-to-stage.ts';
import { replaceStageByKey } from './items/edit-stage-items.ts';
import { loadAnswerKeysOfLibraryQuestions } from './items/load-answer-keys-of-library-questions.ts';
import { StageItemsSection } from './items/stage-items-section.tsx';
import { stageKindsInBuilder } from '../../parts/plan-item-editing/stage-kinds-in-builder.ts';
import builderStyles from './job-builder-editor.module.css';

const LibraryDrawer = lazy(async () => ({
  default: (await loadChunkWithRetry(() => import('./question-library-drawer.tsx')))
    .QuestionLibraryDrawer,
}));

/** What candidates are asked, stage by stage. */
export function JobQuestionsStepSection({ state, autosave }: JobBuilderStepProps) {
  const { draft, mine } = state;
  const isPublished = draft.phase !== 'DRAFT';
  // A link to one item opens it, also while this step is open already.
  const linked = new URLSearchParams(useSearch()).get('item') ?? undefined;
  const [followed, setFollowed] = useState(linked);
  const [openKey, setOpenKey] = useState(() => linked ?? findFirstToWrite(state));
  if (linked !== followed) {
    setFollowed(linked);
    setOpenKey(linked ?? openKey);
  }
  const [libraryStage, setLibraryStage] = useState<EditedStage>();
  const me = useCurrentUser();
  const hasLibrary = me && (me.role === 'ADMIN' || !me.Org.limitedLibraryEnabled);

  async function addFromLibrary(stage: EditedStage, added: readonly LibraryQuestion[]) {
    setLibraryStage(undefined);
    const questions = stage.kind === 'test' ? await loadAnswerKeysOfLibraryQuestions(added) : added;
    autosave.change(addLibraryQuestionsToStage(autosave.read().mine, stage.key, questions));
  }

  async function saveToLibrary(stage: EditedStage, item: PlanItem) {
    const { saveQuestionToLibrary } = await loadChunkWithRetry(
      () => import('./save-question-to-library.ts'),
    );
    const libraryId = await saveQuestionToLibrary(item, { draft, criteria: mine.criteria, stage });
    // A published role is told by the server; its questions stand.
    if (libraryId === undefined || isPublished) return;
    autosave.change({
      stages: replaceStageByKey(autosave.read().mine.stages, stage.key, (now) => ({
        ...now,
        libraryIds: { ...now.libraryIds, [item.key]: libraryId },
      })),
    });
  }

  return (
    <>
      <header className={builderStyles['builder-head']}>
        <h1>Questions</h1>
        <p>
          Ask about work they would really do. Three to five written questions are right for most
          roles.{' '}
          <EducationGuideLink to="writing-questions">How to write a question</EducationGuideLink>
        </p>
      </header>
      {mine.stages.map((stage) => (
        <StageItemsSection
          key={stage.key}
          stage={stage}
          state={state}
          autosave={autosave}
          openKey={openKey}
          onOpen={setOpenKey}
          onOpenLibrary={
            hasLibrary && stageKindsInBuilder[stage.kind].isOffered
              ? () => setLibraryStage(stage)
              : undefined
          }
          onSaveToLibrary={
            hasLibrary && draft.may.edit ? (item) => void saveToLibrary(stage, item) : undefined
          }
        />
      ))}
      {!isPublished && draft.may.edit && (
        <p className={builderStyles['builder-count']}>
          A form, a test, a task or an interview comes in as a stage of its own.{' '}
          <Link href={jobBuilderStepPath(draft.id, 'stages')}>Change the stages</Link>
        </p>
      )}
      {libraryStage && (
        <Suspense fallback={null}>
          <LibraryDrawer
            stage={mine.stages.find((stage) => stage.key === libraryStage.key) ?? libraryStage}
            onAdd={(added) => void addFromLibrary(libraryStage, added)}
            onClose={() => setLibraryStage(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

/** What waits to be written, or the only item there is. */
function findFirstToWrite({ draft, mine }: JobBuilderStepProps['state']): string | undefined {
  const items = mine.stages
    .filter(({ kind }) => stageKindsInBuilder[kind].isOffered)
    .flatMap((stage) => stage.items);
  const unwritten = items.find(({ key }) =>
    draft.problems.some(({ blocks, where }) => blocks && where.item === key),
  );
  return (unwritten ?? (items.length === 1 ? items[0] : undefined))?.key;
}
