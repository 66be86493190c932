import {
  applyToJobByApi,
  beginApplicationByApi,
  callApi,
  createPublishedJobByApi,
  type StaffApiSession,
  submitServerForm,
} from './staff-and-candidate-actions-by-api.ts';
import { waitForEmailTo } from './read-demo-outbox-emails.ts';

type Requests = { requests: { id: number; version: number; words: string }[] };

const complaint =
  'My answer was cut off after the second sentence.\n\nI can prove that it was longer.';

/** Candidates at each state of the page of their own data. */
export async function plantDataRequestsForScreens(baseUrl: string, admin: StaffApiSession) {
  const job = await createPublishedJobByApi(admin, {
    title: 'Records Officer',
    reviewers: ['Wole Ashcombe'],
  });
  const person = (firstName: string) => ({
    firstName,
    lastName: 'Lindqvist-Achterberg',
    email: `${firstName.toLowerCase()}.owndata@example.com`,
  });
  const send = (link: string, to: string, fields: Record<string, string> = {}) =>
    submitServerForm(baseUrl, { path: `${link}/your-data`, to: `${link}/your-data/${to}`, fields });
  const asked = person('Thessaly');
  const dataAsked = await applyToJobByApi(baseUrl, job.hash, asked, ['I file it by day and name.']);
  await send(dataAsked, 'file');
  await waitForEmailTo(baseUrl, asked.email, /Your data is ready/);
  await send(dataAsked, 'complain', { complaint });
  await send(dataAsked, 'object', { objection: 'Please leave my answers out of any training.' });
  const { requests } = await callApi<Requests>(admin, 'GET', '/api/privacy/requests');
  const open = requests.find(({ words }) => words === complaint);
  await callApi(admin, 'POST', `/api/privacy/requests/${open?.id ?? 0}/answer`, {
    version: open?.version ?? 0,
    outcome: 'partly',
    words:
      'It was shown whole to everybody who read it, and cut off on your own page. That is mended.',
  });
  const moving = person('Corentin');
  const dataMoving = await beginApplicationByApi(baseUrl, job.hash, moving);
  await send(dataMoving, 'details', { ...moving, email: 'corentin.elsewhere@example.com' });
  return { dataAsked, dataMoving, dataHash: job.hash };
}
