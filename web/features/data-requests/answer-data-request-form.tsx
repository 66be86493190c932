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
import { useState } from 'react';
import { useCommand } from '../../net/use-call-and-command.ts';
import {
  AnswerToCandidateForm,
  showAnsweredToast,
} from '../../parts/answering/answer-to-candidate-form.tsx';

type Props = { request: DataRequest; onDone: () => void };

/** What somebody found, and why; it closes the request, and stays as it is. */
export function AnswerDataRequestForm({ request: { id, version }, onDone }: Props) {
  const [outcome, setOutcome] = useState<DataRequestOutcome>('upheld');
  const [words, setWords] = useState('');
  const send = useCommand(answerDataRequest, { refreshes: [listDataRequests, findToDos] });

  function answer() {
    send.mutate(
      { params: { dataRequestId: id }, body: { version, outcome, words } },
      {
        onSuccess: () => {
          onDone();
          showAnsweredToast();
        },
      },
    );
  }

  return (
    <AnswerToCandidateForm
      id={id}
      legend="What you found"
      outcomes={dataRequestOutcomes}
      outcomeWords={dataRequestOutcomeWords}
      outcome={outcome}
      onOutcome={setOutcome}
      words={{
        label: 'Your answer, with the reason',
        hint: 'The candidate reads it behind their own link. It cannot be changed afterwards.',
        most: DATA_REQUEST_WORDS_MAX,
        is: words,
        onChange: setWords,
      }}
      error={send.error}
      button="Send the answer"
      isSending={send.isPending}
      onSend={answer}
      onCancel={onDone}
    />
  );
}
