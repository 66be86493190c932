import {
  questionSeniorityTitles,
  questionSeniorityKeys,
  questionTypeKeys,
  questionTypes,
} from '@evenhand/contract/question-library/question-types.ts';
import {
  changeLibraryQuestion,
  createLibraryQuestion,
  type LibraryQuestion,
  type LibraryQuestionText,
} from '@evenhand/contract/question-library.ts';
import {
  JOB_FUNCTIONS_MAX,
  jobFunctionKeys,
  jobFunctions,
} from '@evenhand/contract/job-functions.ts';
import { type FormEvent, useState } from 'react';
import { SkillPicker } from '../../parts/questions/skill-picker.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { showToast } from '../../ui/toast.ts';
import { useCommand } from '../../net/use-call-and-command.ts';
import { questionLibraryEndpointsToRefresh } from './use-question-library-commands.ts';
import dialogStyles from '../../ui/dialog.module.css';
import fieldStyles from '../../ui/field.module.css';
import libraryFormStyles from './question-library-form.module.css';
import styles from './write-library-question-dialog.module.css';

type Props = {
  /** The one that is changed; a new one without it. */
  question?: LibraryQuestion;
  onSaved: (question: LibraryQuestion) => void;
  onClose: () => void;
};

const empty: LibraryQuestionText = {
  type: 'sift',
  text: '',
  guideOne: '',
  guideThree: '',
  guideFive: '',
  skills: [],
  functions: [],
  seniority: 'any',
};
const guides = [
  { name: 'guideOne', label: '1 star: poor' },
  { name: 'guideThree', label: '3 stars: acceptable' },
  { name: 'guideFive', label: '5 stars: excellent' },
] as const;

export function WriteLibraryQuestionDialog({ question, onSaved, onClose }: Props) {
  const [content, setContent] = useState<LibraryQuestionText>(() =>
    question ? textOf(question) : empty,
  );
  const creating = useCommand(createLibraryQuestion, {
    refreshes: questionLibraryEndpointsToRefresh,
  });
  const changing = useCommand(changeLibraryQuestion, {
    refreshes: questionLibraryEndpointsToRefresh,
  });
  const { error, isPending } = question ? changing : creating;
  const fields = error?.problem.fields ?? {};
  const changeContent = (change: Partial<LibraryQuestionText>) =>
    setContent((before) => ({ ...before, ...change }));

  function save(event: FormEvent) {
    event.preventDefault();
    const after = {
      onSuccess: (saved: LibraryQuestion) => {
        showToast({ text: question ? 'Saved as a new version.' : 'Added to your questions.' });
        onSaved(saved);
      },
    };
    if (!question) return creating.mutate({ body: content }, after);
    const params = { questionId: String(question.id) };
    return changing.mutate({ params, body: { ...content, version: question.version } }, after);
  }

  return (
    <Dialog title={question ? 'Edit the question' : 'New question'} isWide onClose={onClose}>
      <form className={libraryFormStyles['library-form']} onSubmit={save} noValidate>
        {question && question.asked.roles > 0 && (
          <p className={libraryFormStyles['library-note']}>
            Roles that ask it keep what they have: this changes the library alone.
          </p>
        )}
        {error && Object.keys(fields).length === 0 && <ErrorNote>{error.message}</ErrorNote>}
        <fieldset className={styles['library-types-choice']}>
          <legend>How is it answered?</legend>
          {questionTypeKeys.map((type) => (
            <Checkbox
              key={type}
              exclusive
              name="type"
              label={questionTypes[type].explanation}
              checked={content.type === type}
              onChange={() => changeContent({ type })}
            />
          ))}
        </fieldset>
        <TextArea
          data-first
          label="What will you ask?"
          value={content.text}
          error={fields['text']}
          maxLength={2000}
          rows={3}
          onChange={(event) => changeContent({ text: event.currentTarget.value })}
        />
        <SkillPicker
          skills={content.skills}
          error={fields['skills']}
          isLocked={false}
          onChange={(skills) => changeContent({ skills })}
        />
        <fieldset className={styles['library-guides']}>
          <legend>Review guide</legend>
          <p className={fieldStyles['field-hint']}>Describe what people do, not how they write.</p>
          {guides.map(({ name, label }) => (
            <TextArea
              key={name}
              label={label}
              value={content[name]}
              error={fields[name]}
              maxLength={1000}
              rows={2}
              onChange={(event) => changeContent({ [name]: event.currentTarget.value })}
            />
          ))}
        </fieldset>
        <div className={styles['library-pair']}>
          <SelectField
            label="Level"
            value={content.seniority}
            onChange={(event) => {
              const chosen = questionSeniorityKeys[event.currentTarget.selectedIndex];
              if (chosen) changeContent({ seniority: chosen });
            }}
          >
            {questionSeniorityKeys.map((each) => (
              <option key={each} value={each}>
                {questionSeniorityTitles[each]}
              </option>
            ))}
          </SelectField>
          <FunctionPicker
            chosen={content.functions}
            error={fields['functions']}
            onChange={(functions) => changeContent({ functions })}
          />
        </div>
        <div className={dialogStyles['dialog-acts']}>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" busy={isPending}>
            {question ? 'Save new version' : 'Add question'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

type Functions = LibraryQuestionText['functions'];
type PickerProps = {
  chosen: Functions;
  error: string | undefined;
  onChange: (functions: Functions) => void;
};

function FunctionPicker({ chosen, error, onChange }: PickerProps) {
  const isFull = chosen.length >= JOB_FUNCTIONS_MAX;
  return (
    <div className={styles['library-functions']}>
      <SelectField
        label="Kinds of work (optional)"
        hint={isFull ? 'Three are the most.' : undefined}
        error={error}
        disabled={isFull}
        value=""
        onChange={(event) => {
          const added = jobFunctionKeys.find((key) => key === event.currentTarget.value);
          if (added) onChange([...chosen, added]);
        }}
      >
        <option value="">{chosen.length === 0 ? 'Any' : 'Add another'}</option>
        {jobFunctionKeys
          .filter((key) => !chosen.includes(key))
          .map((key) => (
            <option key={key} value={key}>
              {jobFunctions[key]}
            </option>
          ))}
      </SelectField>
      {chosen.map((key) => (
        <Button
          key={key}
          look="link"
          size="small"
          aria-label={`Remove: ${jobFunctions[key]}`}
          onClick={() => onChange(chosen.filter((each) => each !== key))}
        >
          {jobFunctions[key]} ×
        </Button>
      ))}
    </div>
  );
}

function textOf(question: LibraryQuestion): LibraryQuestionText {
  const { type, text, guideOne, guideThree, guideFive, skills, functions, seniority } = question;
  return { type, text, guideOne, guideThree, guideFive, skills, functions, seniority };
}
