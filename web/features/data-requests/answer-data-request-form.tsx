import {
  PERSONAL_DATA_REQUEST_CHARACTERS_MAX,
  type PersonalDataRequestOutcome,
  personalDataRequestOutcomes,
  personalDataRequestOutcomeWords,
} from '@evenhand/contract/data-requests/personal-data-request-kinds-outcomes-and-limits.ts';
import {
  answerPersonalDataRequestEndpoint,
  type PersonalDataRequest,
  listPersonalDataRequestsEndpoint,
} from '@evenhand/contract/data-requests/list-and-answer-personal-data-requests.ts';
import { findOwnToDosEndpoint } from '@evenhand/contract/to-dos.ts';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { useUnsavedDraft } from '../../ui/use-unsaved-draft.ts';
import {
  AnswerToCandidateForm,
  showAnswerToCandidateSentToast,
} from '../../parts/answering/answer-to-candidate-form.tsx';

type Written = { outcome: PersonalDataRequestOutcome; words: string };

export function useUnsavedDataRequestAnswer(id: number) {
  return useUnsavedDraft<Written>(`answer to data request ${id}`, { outcome: 'upheld', words: '' });
}

type Props = { request: PersonalDataRequest; onDone: () => void };

/** What somebody found, and why; it closes the request, and stays as it is. */
export function AnswerDataRequestForm({ request: { id, version }, onDone }: Props) {
  const draft = useUnsavedDataRequestAnswer(id);
  const { outcome, words } = draft.written;
  const send = useEndpointMutation(answerPersonalDataRequestEndpoint, {
    refreshes: [listPersonalDataRequestsEndpoint, findOwnToDosEndpoint],
  });

  function answer() {
    send.mutate(
      { params: { dataRequestId: id }, body: { version, outcome, words } },
      {
        onSuccess: () => {
          draft.drop();
          onDone();
          showAnswerToCandidateSentToast();
        },
      },
    );
  }

  return (
    <AnswerToCandidateForm
      id={id}
      legend="What you found"
      outcomes={personalDataRequestOutcomes}
      outcomeWords={personalDataRequestOutcomeWords}
      outcome={outcome}
      onOutcome={(chosen) => draft.write({ outcome: chosen, words })}
      words={{
        label: 'Your answer, with the reason',
        hint: 'The candidate reads it behind their own link. It cannot be changed afterwards.',
        most: PERSONAL_DATA_REQUEST_CHARACTERS_MAX,
        is: words,
        onChange: (typed) => draft.write({ outcome, words: typed }),
      }}
      error={send.error}
      button="Send the answer"
      isSending={send.isPending}
      onSend={answer}
      onCancel={onDone}
    />
  );
}
