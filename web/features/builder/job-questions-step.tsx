import {
  JOB_QUESTIONS_MAX,
  ANSWER_WORDS_LIMIT_DEFAULT,
} from '@evenhand/contract/builder/job-builder.ts';
import { IconBooks, IconLock, IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { EducationGuideLink } from '../../parts/links/education-guide-link.tsx';
import { loadChunk } from '../../net/load-chunk.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import { useCurrentUser } from '../../net/use-current-user.ts';
import type { JobQuestionValues } from './job-draft-values.ts';
import { JobQuestionEditor } from './job-question-editor.tsx';
import { JobQuestionRow } from './job-question-row.tsx';
import type { JobBuilderStepProps } from './job-builder-step-props.ts';
import { isJobQuestionComplete } from './job-builder-step-rules.ts';
import fieldStyles from '../../ui/field.module.css';
import builderStyles from './job-builder.module.css';
import styles from './job-questions-step.module.css';

const LibraryDrawer = lazy(async () => ({
  default: (await loadChunk(() => import('./question-library-drawer.tsx'))).QuestionLibraryDrawer,
}));

export function JobQuestionsStep({ state, autosave }: JobBuilderStepProps) {
  const { draft, mine, errors } = state;
  const { questions } = mine;
  const isLocked = draft.phase !== 'DRAFT' || !draft.may.edit;
  const [openKey, setOpenKey] = useState(
    () =>
      (
        questions.find((question) => !isJobQuestionComplete(question)) ??
        (questions.length === 1 ? questions[0] : undefined)
      )?.key,
  );

  /** Reads what stands now: an undo comes later than the list it was drawn with. */
  const set = (change: (now: readonly JobQuestionValues[]) => readonly JobQuestionValues[]) =>
    autosave.change({ questions: change(autosave.read().mine.questions) });

  const list = useRef<HTMLOListElement>(null);
  const me = useCurrentUser();
  const hasLibrary = me && (me.role === 'ADMIN' || !me.Org.limitedLibraryEnabled);
  const [isLibraryOpen, setLibraryOpen] = useState(false);

  async function saveToLibrary({ key, ...question }: JobQuestionValues) {
    const { saveQuestionToLibrary } = await loadChunk(
      () => import('./save-question-to-library.ts'),
    );
    const libraryId = await saveQuestionToLibrary(question, draft);
    // A published role is told by the server; its questions stand.
    if (libraryId !== undefined && !isLocked)
      set((now) => now.map((each) => (each.key === key ? { ...each, libraryId } : each)));
  }

  /** Once the change is drawn: whoever works by keyboard goes on where it happened. */
  const goTo = (...selectors: string[]) =>
    requestAnimationFrame(() =>
      selectors
        .map((selector) => list.current?.querySelector<HTMLElement>(selector))
        .find((found) => found)
        ?.focus(),
    );

  function insert(question: JobQuestionValues, place: number) {
    set((now) => now.toSpliced(place, 0, question));
    setOpenKey(question.key);
    goTo('[data-open] textarea');
  }

  function move(from: number, to: number) {
    const question = questions[from];
    if (question) set((now) => now.toSpliced(from, 1).toSpliced(to, 0, question));
    const label = to < from ? 'Move up' : 'Move down';
    goTo(`[data-open] [aria-label="${label}"]:enabled`, '[data-open] [aria-label^="Move"]:enabled');
  }

  function remove(question: JobQuestionValues, place: number) {
    set((now) => now.filter(({ key }) => key !== question.key));
    setOpenKey(undefined);
    goTo(`:scope > :nth-child(${Math.min(place + 1, questions.length - 1)}) button`);
    showToast({
      text: `Question ${place + 1} removed.`,
      undo: () => insert(copyOf(question), place),
    });
  }

  return (
    <>
      <header className={builderStyles['builder-head']}>
        <h1>Questions</h1>
        <p>
          Ask about work they would really do. Three to five questions is right for most roles.{' '}
          <EducationGuideLink to="writing-questions">How to write a question</EducationGuideLink>
        </p>
      </header>
      {draft.phase !== 'DRAFT' && (
        <p className={builderStyles['builder-note']}>
          <IconLock size={18} aria-hidden="true" />
          This role is published, so its questions stand: every candidate answers the same.
        </p>
      )}
      {errors['questions'] && <p className={fieldStyles['field-error']}>{errors['questions']}</p>}
      <ol className={styles['questions']} ref={list}>
        {questions.map((question, i) => (
          <li
            key={question.key}
            className={styles['question']}
            data-open={question.key === openKey || undefined}
          >
            <JobQuestionRow
              question={question}
              number={i + 1}
              isOpen={question.key === openKey}
              onToggle={() => setOpenKey(question.key === openKey ? undefined : question.key)}
            />
            {question.key === openKey && (
              <JobQuestionEditor
                question={question}
                number={i + 1}
                isLast={i === questions.length - 1}
                isFull={questions.length >= JOB_QUESTIONS_MAX}
                isLocked={isLocked}
                errors={errorsAt(errors, i)}
                onChange={(change) =>
                  set((now) =>
                    now.map((each) => (each.key === question.key ? { ...each, ...change } : each)),
                  )
                }
                onMove={(step) => move(i, i + step)}
                onDuplicate={() => insert(copyOf(question), i + 1)}
                onRemove={() => remove(question, i)}
                onSaveToLibrary={
                  hasLibrary && draft.may.edit ? () => void saveToLibrary(question) : undefined
                }
              />
            )}
          </li>
        ))}
      </ol>
      {!isLocked && questions.length < JOB_QUESTIONS_MAX && (
        <div className={styles['questions-add']}>
          <Button
            icon={<IconPlus aria-hidden="true" />}
            onClick={() => insert(emptyQuestion(), questions.length)}
          >
            Add question
          </Button>
          {hasLibrary && (
            <Button icon={<IconBooks aria-hidden="true" />} onClick={() => setLibraryOpen(true)}>
              From the library
            </Button>
          )}
        </div>
      )}
      {isLibraryOpen && (
        <Suspense fallback={null}>
          <LibraryDrawer
            questions={questions}
            onAdd={(added) => {
              set((now) => [...now, ...added].slice(0, JOB_QUESTIONS_MAX));
              setLibraryOpen(false);
            }}
            onClose={() => setLibraryOpen(false)}
          />
        </Suspense>
      )}
      {!isLocked && questions.length >= JOB_QUESTIONS_MAX && (
        <p className={builderStyles['builder-count']}>
          Five questions are the most. Longer forms lose good candidates.
        </p>
      )}
    </>
  );
}

function emptyQuestion(): JobQuestionValues {
  const texts = { text: '', guideOne: '', guideThree: '', guideFive: '' };
  return { key: crypto.randomUUID(), ...texts, skills: [], maxWords: ANSWER_WORDS_LIMIT_DEFAULT };
}

/** The same content as a question of its own. */
function copyOf(question: JobQuestionValues): JobQuestionValues {
  const { id: _, ...content } = question;
  return { ...content, key: crypto.randomUUID() };
}

function errorsAt(errors: Readonly<Record<string, string>>, i: number): Record<string, string> {
  const start = `questions.${i}.`;
  return Object.fromEntries(
    Object.entries(errors).flatMap(([path, message]) =>
      path.startsWith(start) ? [[path.slice(start.length), message]] : [],
    ),
  );
}
