import {
  addQuestionsToFolderEndpoint,
  deleteQuestionFolderEndpoint,
  listQuestionFoldersEndpoint,
  type QuestionFolder,
  removeQuestionsFromFolderEndpoint,
  restoreQuestionFolderEndpoint,
} from '@evenhand/contract/question-library/question-library-folders.ts';
import {
  archiveLibraryQuestionEndpoint,
  findLibraryQuestionEndpoint,
  listLibraryQuestionSkillsEndpoint,
  type LibraryQuestion,
  listLibraryQuestionsEndpoint,
  type LibraryQuestionId,
  unarchiveLibraryQuestionEndpoint,
} from '@evenhand/contract/question-library.ts';
import type { ClientRequestOf, Endpoint } from '@evenhand/contract/endpoint.ts';
import { useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../net/call-endpoint-and-download-or-upload-file.ts';
import { EndpointCallFailedError } from '../../net/endpoint-call-failed-error.ts';
import { showToast } from '../../ui/toast-store.ts';
import { refreshEndpoints } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';

/** What is asked again after a change of the library. */
export const questionLibraryEndpointsToRefresh = [
  listQuestionFoldersEndpoint,
  listLibraryQuestionsEndpoint,
  listLibraryQuestionSkillsEndpoint,
  findLibraryQuestionEndpoint,
] as const;

/** Deeds that are told in a toast and can be undone, wherever one has gone meanwhile. */
export function useQuestionLibraryCommands() {
  const client = useQueryClient();

  async function run<E extends Endpoint>(
    endpoint: E,
    query: ClientRequestOf<E>,
    onDone = () => {},
  ): Promise<boolean> {
    try {
      await callEndpoint(endpoint, query);
      onDone();
      return true;
    } catch (error) {
      if (!(error instanceof EndpointCallFailedError)) throw error;
      showToast({ text: error.message });
      return false;
    } finally {
      await refreshEndpoints(client, questionLibraryEndpointsToRefresh);
    }
  }

  return {
    archive: async ({ id }: Pick<LibraryQuestion, 'id'>) => {
      if (!(await run(archiveLibraryQuestionEndpoint, { params: { id: String(id) } }))) return;
      showToast({
        text: 'Question archived. Roles that ask it keep it.',
        undo: () => void run(unarchiveLibraryQuestionEndpoint, { params: { id: String(id) } }),
      });
    },

    unarchive: async ({ id }: Pick<LibraryQuestion, 'id'>) => {
      if (!(await run(unarchiveLibraryQuestionEndpoint, { params: { id: String(id) } }))) return;
      showToast({ text: 'Question brought back.' });
    },

    /** `leave` leads away from the folder before it is asked for once more, and is not there. */
    deleteFolder: async ({ id, name }: QuestionFolder, leave: () => void) => {
      const params = { folderId: id };
      if (!(await run(deleteQuestionFolderEndpoint, { params }, leave))) return;
      showToast({
        text: `Folder “${name}” deleted. Its questions stay in the library.`,
        undo: () => void run(restoreQuestionFolderEndpoint, { params }),
      });
    },

    putInto: async (
      folder: Pick<QuestionFolder, 'id' | 'name'>,
      ids: readonly LibraryQuestionId[],
    ) => {
      const query = { params: { folderId: folder.id }, body: { questionIds: [...ids] } };
      if (!(await run(addQuestionsToFolderEndpoint, query))) return false;
      showToast({
        text: `${pluraliseQuestionCount(ids.length)} in “${folder.name}” now.`,
        undo: () => void run(removeQuestionsFromFolderEndpoint, query),
      });
      return true;
    },

    takeOut: async (
      folder: Pick<QuestionFolder, 'id' | 'name'>,
      ids: readonly LibraryQuestionId[],
    ) => {
      const query = { params: { folderId: folder.id }, body: { questionIds: [...ids] } };
      if (!(await run(removeQuestionsFromFolderEndpoint, query))) return false;
      showToast({
        text: `${pluraliseQuestionCount(ids.length)} taken out of “${folder.name}”.`,
        undo: () => void run(addQuestionsToFolderEndpoint, query),
      });
      return true;
    },
  };
}

export function pluraliseQuestionCount(n: number): string {
  return n === 1 ? '1 question' : `${n} questions`;
}
