import {
  DATA_REQUEST_WORDS_MAX,
  type DataRequestOutcome,
  dataRequestOutcomes,
  dataRequestOutcomeWords,
} from '@evenhand/contract/data-requests/data-request-kinds.ts';
import {
  answerDataRequest,
  type DataRequest,
  listDataRequests,
} from '@evenhand/contract/data-requests/data-requests-of-organisation.ts';
import { findToDos } from '@evenhand/contract/to-dos.ts';
import { type FormEvent, useState } from 'react';
import { useCommand } from '../../net/use-call-and-command.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { showToast } from '../../ui/toast.ts';
import styles from './data-requests.module.css';

type Props = { request: DataRequest; onDone: () => void };

/** What somebody found, and why; it closes the request, and stays as it is. */
export function AnswerDataRequestForm({ request: { id, version }, onDone }: Props) {
  const [outcome, setOutcome] = useState<DataRequestOutcome>('upheld');
  const [words, setWords] = useState('');
  const send = useCommand(answerDataRequest, { refreshes: [listDataRequests, findToDos] });
  const fields = send.error?.problem.fields;

  function submit(event: FormEvent) {
    event.preventDefault();
    send.mutate(
      { params: { dataRequestId: id }, body: { version, outcome, words } },
      {
        onSuccess: () => {
          onDone();
          showToast({ text: 'Answered. The candidate gets an e-mail with a link to it.' });
        },
      },
    );
  }

  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <fieldset className={styles['outcomes']}>
        <legend>What you found</legend>
        {dataRequestOutcomes.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name={`outcome-${id}`}
              checked={each === outcome}
              onChange={() => setOutcome(each)}
            />
            {dataRequestOutcomeWords[each]}
          </label>
        ))}
      </fieldset>
      <TextArea
        label="Your answer, with the reason"
        hint="The candidate reads it behind their own link. It cannot be changed afterwards."
        rows={5}
        maxLength={DATA_REQUEST_WORDS_MAX}
        value={words}
        error={fields?.words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      {send.error && !fields && <ErrorNote>{send.error.message}</ErrorNote>}
      <div className={styles['acts']}>
        <Button look="primary" type="submit" busy={send.isPending}>
          Send the answer
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  );
}
