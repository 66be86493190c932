import {
  formFieldName,
  formFieldNameOfInterpretedAnswer,
} from '@evenhand/contract/apply/format-and-parse-form-field-names.ts';
import styles from './candidate-form-question-field.module.css';

/** Says back how an answer was understood that could mean something else; sent along, so that it is said once. */
export function InterpretedAnswerNote({
  itemKey,
  readAs,
}: {
  itemKey: string;
  readAs: string | null;
}) {
  return (
    <p
      className={styles['read-as']}
      id={`${formFieldName(itemKey)}-read`}
      role="status"
      data-read-as
      hidden={readAs === null}
    >
      We read this as <strong>{readAs}</strong>.
      <input type="hidden" name={formFieldNameOfInterpretedAnswer(itemKey)} value={readAs ?? ''} />
    </p>
  );
}
