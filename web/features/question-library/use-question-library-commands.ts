import {
  addQuestionsToFolder,
  deleteQuestionFolder,
  listQuestionFolders,
  type QuestionFolder,
  removeQuestionsFromFolder,
  restoreQuestionFolder,
} from '@evenhand/contract/question-library/question-library-folders.ts';
import {
  archiveQuestion,
  findLibraryQuestion,
  listLibraryQuestionSkills,
  type LibraryQuestion,
  listLibraryQuestions,
  type LibraryQuestionId,
  unarchiveQuestion,
} from '@evenhand/contract/question-library.ts';
import type { ClientRequestOf, Endpoint } from '@evenhand/contract/endpoint.ts';
import { useQueryClient } from '@tanstack/react-query';
import { CallFailed, callEndpoint } from '../../net/api.ts';
import { showToast } from '../../ui/toast.ts';
import { refreshEndpoints } from '../../net/use-call-and-command.ts';

/** What is asked again after a change of the library. */
export const questionLibraryEndpointsToRefresh = [
  listQuestionFolders,
  listLibraryQuestions,
  listLibraryQuestionSkills,
  findLibraryQuestion,
] as const;

/** Deeds that are told in a toast and can be undone, wherever one has gone meanwhile. */
export function useQuestionLibraryCommands() {
  const client = useQueryClient();

  async function run<E extends Endpoint>(endpoint: E, query: ClientRequestOf<E>): Promise<boolean> {
    try {
      await callEndpoint(endpoint, query);
      return true;
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      showToast({ text: error.message });
      return false;
    } finally {
      await refreshEndpoints(client, questionLibraryEndpointsToRefresh);
    }
  }

  return {
    archive: async ({ id }: Pick<LibraryQuestion, 'id'>) => {
      if (!(await run(archiveQuestion, { params: { id: String(id) } }))) return;
      showToast({
        text: 'Question archived. Roles that ask it keep it.',
        undo: () => void run(unarchiveQuestion, { params: { id: String(id) } }),
      });
    },

    unarchive: async ({ id }: Pick<LibraryQuestion, 'id'>) => {
      if (!(await run(unarchiveQuestion, { params: { id: String(id) } }))) return;
      showToast({ text: 'Question brought back.' });
    },

    deleteFolder: async ({ id, name }: QuestionFolder) => {
      const params = { folderId: id };
      if (!(await run(deleteQuestionFolder, { params }))) return false;
      showToast({
        text: `Folder “${name}” deleted. Its questions stay in the library.`,
        undo: () => void run(restoreQuestionFolder, { params }),
      });
      return true;
    },

    putInto: async (
      folder: Pick<QuestionFolder, 'id' | 'name'>,
      ids: readonly LibraryQuestionId[],
    ) => {
      const query = { params: { folderId: folder.id }, body: { questionIds: [...ids] } };
      if (!(await run(addQuestionsToFolder, query))) return;
      showToast({
        text: `${pluraliseQuestions(ids.length)} in “${folder.name}” now.`,
        undo: () => void run(removeQuestionsFromFolder, query),
      });
    },

    takeOut: async (
      folder: Pick<QuestionFolder, 'id' | 'name'>,
      ids: readonly LibraryQuestionId[],
    ) => {
      const query = { params: { folderId: folder.id }, body: { questionIds: [...ids] } };
      if (!(await run(removeQuestionsFromFolder, query))) return;
      showToast({
        text: `${pluraliseQuestions(ids.length)} taken out of “${folder.name}”.`,
        undo: () => void run(addQuestionsToFolder, query),
      });
    },
  };
}

export function pluraliseQuestions(n: number): string {
  return n === 1 ? '1 question' : `${n} questions`;
}
