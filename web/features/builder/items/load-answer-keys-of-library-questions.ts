import {
  findLibraryQuestionEndpoint,
  type LibraryQuestion,
} from '@evenhand/contract/question-library.ts';
import { callEndpoint } from '../../../net/call-endpoint-and-download-or-upload-file.ts';
import { EndpointCallFailedError } from '../../../net/endpoint-call-failed-error.ts';
import { showToast } from '../../../ui/toast-store.ts';
import type { LibraryQuestionWithKey } from './add-library-questions-to-stage.ts';

/** Questions for a test with their keys, which no list tells; one whose key cannot be had comes without it. */
export async function loadAnswerKeysOfLibraryQuestions(
  questions: readonly LibraryQuestion[],
): Promise<LibraryQuestionWithKey[]> {
  try {
    return await Promise.all(
      questions.map(async (question) => {
        const params = { questionId: String(question.id) };
        const { points } = await callEndpoint(findLibraryQuestionEndpoint, { params });
        return { ...question, points };
      }),
    );
  } catch (error) {
    if (!(error instanceof EndpointCallFailedError)) throw error;
    showToast({ text: `The keys could not be read, so say anew what is right. ${error.message}` });
    return [...questions];
  }
}
