import { makeHiringRoundActionsOverHttp, type SendRequest } from './hiring-round-over-http.ts';
import type { TestServer } from './start-test-server.ts';

/** All that is done in a question library, over HTTP: each call once. */
export async function callEachQuestionLibraryEndpointOnce(
  server: TestServer,
  send: SendRequest,
): Promise<void> {
  const { given } = server;
  const { staff } = makeHiringRoundActionsOverHttp(server, send);
  const admin = await given.member(await given.organisation(), { role: 'ADMIN' });
  const draft = await given.readyDraft(admin);
  const { id: question } = await given.libraryQuestion(admin);
  const written = {
    type: 'sift',
    text: 'Two customers want the last loaf. What do you do?',
    guideOne: '',
    guideThree: '',
    guideFive: '',
    skills: ['Judgement'],
    functions: [],
    seniority: 'any',
  };
  const folder = (await staff(admin, 'POST', '/api/question-library/new', { name: 'Bread' })).json<{
    id: number;
  }>();
  const inFolder = `/api/question-library/${folder.id}`;
  await staff(admin, 'POST', `${inFolder}/questions/add`, { questionIds: [question] });
  await staff(admin, 'POST', `${inFolder}/questions/remove`, { questionIds: [question] });
  await staff(admin, 'PUT', inFolder, { name: 'Loaves' });
  await staff(admin, 'DELETE', inFolder);
  await staff(admin, 'POST', `${inFolder}/restore`);
  await staff(admin, 'GET', '/api/question-library/list');
  await staff(admin, 'GET', '/api/questions/library-question-skills');
  await staff(admin, 'POST', '/api/library-questions', written);
  await staff(admin, 'PUT', `/api/library-questions/${question}`, { ...written, version: 1 });
  await staff(admin, 'POST', `/api/library-questions/${question}/duplicate`);
  await staff(admin, 'POST', `/api/question/${question}/archive`);
  await staff(admin, 'POST', `/api/question/${question}/unarchive`);
  await staff(admin, 'GET', '/api/library-questions');
  await staff(admin, 'GET', `/api/library-questions/${question}`);
  await staff(admin, 'GET', '/api/library-drafts');
  await staff(admin, 'POST', `/api/library-drafts/${draft.id}/questions`, {
    questionIds: [question],
  });
}
