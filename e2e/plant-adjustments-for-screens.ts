import {
  beginApplicationByApi,
  callApi,
  finishApplicationByApi,
  type StaffApiSession,
  submitServerForm,
} from './staff-and-candidate-actions-by-api.ts';
import { createJobWithCandidateTestByApi } from './create-and-take-candidate-test-by-api.ts';

type Row = { id: number; ref: string };
type AdjustmentRequest = { adjustments: { id: number; version: number }[] };

const wish = {
  version: '0',
  time: '1.5',
  'wish-other-words': 'yes',
  'wish-companion': 'yes',
  words: 'I read with a screen reader.\n\nTables take me longer than text.',
};

/** Somebody who waits for an answer to what they asked, and somebody who has one; both before a test. */
export async function plantAdjustmentsForScreens(baseUrl: string, admin: StaffApiSession) {
  const job = await createJobWithCandidateTestByApi(admin, {
    title: 'Archive Keeper',
    reviewers: ['Wole Ashcombe'],
    minutes: 20,
  });
  const ask = async (firstName: string) => {
    const email = `${firstName.toLowerCase()}.asking@example.com`;
    const candidate = { firstName, lastName: 'Estrand', email };
    const link = await beginApplicationByApi(baseUrl, job.hash, candidate);
    const answers = ['I put it back where the next one looks for it.'];
    await finishApplicationByApi(baseUrl, link, { answers, submits: false });
    await submitServerForm(baseUrl, { path: `${link}/adjustments`, fields: wish });
    const rows = await callApi<{ candidates: Row[] }>(
      admin,
      'GET',
      `/api/manage/${job.id}/candidates?group=all&page=1`,
    );
    return { link, id: Math.max(...rows.candidates.map(({ id }) => id)) };
  };
  const waiting = await ask('Wilhelm');
  const answered = await ask('Annis');
  const at = `/api/manage/${job.id}/candidates/${answered.id}/adjustments`;
  const [newest] = (await callApi<AdjustmentRequest>(admin, 'GET', at)).adjustments;
  await callApi(admin, 'POST', `${at}/${newest?.id ?? 0}`, {
    version: newest?.version ?? 0,
    outcome: 'partly',
    timeFactor: 1.5,
    maySendUntil: null,
    words: 'You have half as much time again. We send the questions in plain text the day before.',
  });
  return {
    adjustedJob: job.id,
    adjustmentWaiting: waiting.link,
    adjustmentAnswered: answered.link,
    candidateWaiting: waiting.id,
    candidateAnswered: answered.id,
  };
}
