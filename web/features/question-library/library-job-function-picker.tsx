import type { WrittenLibraryQuestion } from '@evenhand/contract/question-library.ts';
import {
  FUNCTIONS_PER_JOB_MAX,
  jobFunctionKeys,
  jobFunctionTitles,
} from '@evenhand/contract/job-function-titles.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import styles from './write-library-question-dialog.module.css';

type Functions = WrittenLibraryQuestion['functions'];
type Props = {
  chosen: Functions;
  error: string | undefined;
  onChange: (functions: Functions) => void;
};

/** Kinds of work that a question suits, up to three. */
export function LibraryJobFunctionPicker({ chosen, error, onChange }: Props) {
  const isFull = chosen.length >= FUNCTIONS_PER_JOB_MAX;
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
              {jobFunctionTitles[key]}
            </option>
          ))}
      </SelectField>
      {chosen.map((key) => (
        <Button
          key={key}
          look="link"
          size="small"
          aria-label={`Remove: ${jobFunctionTitles[key]}`}
          onClick={() => onChange(chosen.filter((each) => each !== key))}
        >
          {jobFunctionTitles[key]} ×
        </Button>
      ))}
    </div>
  );
}
