import {
  SiftOrInterviewQuestionTypeKey,
  questionSeniorityTitles,
  questionSeniorityKeys,
  questionTypeFacts,
} from '@evenhand/contract/question-library/question-types-and-seniorities.ts';
import {
  changeLibraryQuestionEndpoint,
  createLibraryQuestionEndpoint,
  type LibraryQuestion,
} from '@evenhand/contract/question-library.ts';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { ReviewGuideFields } from '../../parts/plan-item-editing/review-guide-fields.tsx';
import { itemKindsInBuilder } from '../../parts/plan-item-editing/builder-item-kinds-and-empty-plan-item.ts';
import { PlanItemPreview } from '../../parts/plan-item-editing/plan-item-preview.tsx';
import { SkillPicker } from '../../parts/questions/skill-picker.tsx';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { StaleDraftNote } from '../../ui/stale-draft-note.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import {
  toEditedLibraryQuestion,
  type EditedLibraryQuestion,
  type LibraryQuestionWithAnswerKeyPoints,
  newLibraryQuestionTypes,
  libraryQuestionAsSentToServer,
  questionTypeOfPlanItem,
  changeTypeOfEditedQuestion,
} from './edited-library-question.ts';
import { LibraryAnswerFields } from './library-answer-fields.tsx';
import { LibraryJobFunctionPicker } from './library-job-function-picker.tsx';
import { questionLibraryEndpointsToRefresh } from './use-question-library-commands-endpoints-to-refresh.ts';
import dialogStyles from '../../ui/dialog.module.css';
import libraryFormStyles from './question-library-form.module.css';
import styles from './write-library-question-dialog.module.css';

type Props = {
  /** The one that is changed, with its key; a new one without it. */
  question?: LibraryQuestionWithAnswerKeyPoints;
  onSaved: (question: LibraryQuestion) => void;
  onClose: () => void;
};

export function WriteLibraryQuestionDialog({ question, onSaved, onClose }: Props) {
  const [edited, setEdited] = useState(() => toEditedLibraryQuestion(question));
  const [begunWith, setBegunWith] = useState(question?.version);
  const [isPreviewed, setPreviewed] = useState(false);
  const creating = useEndpointMutation(createLibraryQuestionEndpoint, {
    refreshes: questionLibraryEndpointsToRefresh,
  });
  const changing = useEndpointMutation(changeLibraryQuestionEndpoint, {
    refreshes: questionLibraryEndpointsToRefresh,
  });
  const { error, isPending } = question ? changing : creating;
  const fields = error?.problem.fields ?? {};
  const { item } = edited;
  const type = questionTypeOfPlanItem(item);
  const isProse = SiftOrInterviewQuestionTypeKey.options.some((prose) => prose === type);
  const change = (part: Partial<EditedLibraryQuestion>) =>
    setEdited((before) => ({ ...before, ...part }));

  function save(event: FormEvent) {
    event.preventDefault();
    const after = {
      onSuccess: (saved: LibraryQuestion) => {
        showToast({ text: question ? 'Saved as a new version.' : 'Added to your questions.' });
        onSaved(saved);
      },
    };
    const content = libraryQuestionAsSentToServer(edited);
    if (!question) return creating.mutate({ body: content }, after);
    const params = { questionId: String(question.id) };
    // Of an older one they have read below that theirs is replaced.
    return changing.mutate({ params, body: { ...content, version: question.version } }, after);
  }

  function takeTheirs() {
    setEdited(toEditedLibraryQuestion(question));
    setBegunWith(question?.version);
    changing.reset();
  }

  return (
    <Dialog title={question ? 'Edit the question' : 'New question'} isWide onClose={onClose}>
      <form className={libraryFormStyles['library-form']} onSubmit={save} noValidate>
        {question?.version !== begunWith && <StaleDraftNote onTakeTheirs={takeTheirs} />}
        {question && question.asked.roles > 0 && (
          <p className={libraryFormStyles['library-note']}>
            Roles that ask it keep what they have: this changes the library alone.
          </p>
        )}
        {error && !Object.keys(fields).some(hasPlace) && <ErrorNote>{error.message}</ErrorNote>}
        <SelectField
          label="How is it answered?"
          hint={questionTypeFacts[type].explanation}
          value={type}
          onChange={({ currentTarget }) => {
            const chosen = newLibraryQuestionTypes.find((each) => each === currentTarget.value);
            if (chosen) setEdited(changeTypeOfEditedQuestion(edited, chosen));
          }}
        >
          {[...new Set([...newLibraryQuestionTypes, type])].map((each) => (
            <option key={each} value={each}>
              {questionTypeFacts[each].words}
            </option>
          ))}
        </SelectField>
        <TextArea
          data-first
          label={itemKindsInBuilder[item.kind].textLabel}
          value={item.text}
          error={fields['text']}
          maxLength={2000}
          rows={3}
          onChange={({ currentTarget }) => change({ item: { ...item, text: currentTarget.value } })}
        />
        {!isProse && (
          <LibraryAnswerFields
            item={item}
            points={edited.points}
            errors={errorsOfItem(fields)}
            onItem={(changed) => change({ item: changed })}
            onPoints={(points) => change({ points })}
          />
        )}
        <SkillPicker
          skills={edited.skills}
          error={fields['skills']}
          isLocked={false}
          onChange={(skills) => change({ skills })}
        />
        {'guideOne' in item && (
          <ReviewGuideFields
            item={item}
            errors={fields}
            onChange={(changed) => change({ item: changed })}
          />
        )}
        <div className={styles['library-pair']}>
          <SelectField
            label="Level"
            value={edited.seniority}
            onChange={(event) => {
              const chosen = questionSeniorityKeys[event.currentTarget.selectedIndex];
              if (chosen) change({ seniority: chosen });
            }}
          >
            {questionSeniorityKeys.map((each) => (
              <option key={each} value={each}>
                {questionSeniorityTitles[each]}
              </option>
            ))}
          </SelectField>
          <LibraryJobFunctionPicker
            chosen={edited.functions}
            error={fields['functions']}
            onChange={(functions) => change({ functions })}
          />
        </div>
        {isPreviewed && <PlanItemPreview item={item} />}
        <div className={dialogStyles['dialog-acts']}>
          {type !== 'interview' && type !== 'cvFocus' && (
            <Button
              look="link"
              aria-expanded={isPreviewed}
              icon={
                isPreviewed ? <IconEyeOff aria-hidden="true" /> : <IconEye aria-hidden="true" />
              }
              onClick={() => setPreviewed(!isPreviewed)}
            >
              {isPreviewed ? 'Hide preview' : 'Preview'}
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" busy={isPending}>
            {question ? 'Save new version' : 'Add question'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

const PLACES = ['text', 'skills', 'functions', 'guideOne', 'guideThree', 'guideFive'];

/** Whether a field of the form says what is wrong with it. */
function hasPlace(path: string): boolean {
  return PLACES.includes(path) || /^item\.(?!mustHave)/.test(path);
}

function errorsOfItem(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([path, message]) =>
      path.startsWith('item.') ? [[path.slice('item.'.length), message]] : [],
    ),
  );
}
