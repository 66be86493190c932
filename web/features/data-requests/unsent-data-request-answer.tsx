import type { PersonalDataRequest } from '@evenhand/contract/data-requests/list-and-answer-personal-data-requests.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { useUnsavedDataRequestAnswer } from './answer-data-request-form.tsx';
import styles from './data-requests.module.css';

/** What somebody wrote to a candidate whom somebody else has answered meanwhile; nothing where nothing was written. */
export function UnsentDataRequestAnswer({
  request: { id, ref },
}: {
  request: PersonalDataRequest;
}) {
  const { isChanged, written, drop } = useUnsavedDataRequestAnswer(id);
  if (!isChanged || written.words === '') return null;
  return (
    <div className={styles['answer']} role="status">
      <small>Somebody else answered {ref} while you wrote. Your answer was not sent:</small>
      <p className={styles['words']} dir="auto">
        {written.words}
      </p>
      <Button size="small" onClick={drop}>
        Throw it away
      </Button>
    </div>
  );
}
