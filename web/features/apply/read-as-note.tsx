import { formFieldName, formReadAsName } from '@evenhand/contract/apply/form-field-names.ts';
import styles from './form-question.module.css';

/** Says back how an answer was understood that could mean something else; sent along, so that it is said once. */
export function ReadAsNote({ itemKey, readAs }: { itemKey: string; readAs: string | null }) {
  return (
    <p
      className={styles['read-as']}
      id={`${formFieldName(itemKey)}-read`}
      role="status"
      data-read-as
      hidden={readAs === null}
    >
      We read this as <strong>{readAs}</strong>.
      <input type="hidden" name={formReadAsName(itemKey)} value={readAs ?? ''} />
    </p>
  );
}
