import { linkInEmail, waitForEmailTo } from './read-demo-outbox-emails.ts';
import { waitUntilValueIsFound } from './wait-until-value-is-found.ts';
import {
  applyToJobByApi,
  callApi,
  createPublishedJobByApi,
  finishReviewsByApi,
  scoreUnscoredAnswersByApi,
  type StaffApiSession,
  tokenInReviewLink,
} from './staff-and-candidate-actions-by-api.ts';

type Row = { id: number; ref: string };

type Email = { id: number; kind: string; state: string };

type Pipeline = { reviewers: { id: number; name: string }[] };

const FIRST_NAMES = ['Leocadia', 'Barnabas', 'Philippa', 'Ignatius', 'Wilhelmina', 'Crispin'];

const ANSWERS = [
  'I say what I know: the van is in Reading, and it will be two hours. Then I ask whether they would rather wait or come back tomorrow.',
  'I ring the driver first, so that I can say when it comes.',
  'I apologise, offer a cup of tea, and write down what went wrong for the next shift.',
];

const DAY_MS = 86_400_000;

/** A job whose six candidates were all read and scored; of two it was said that they are not chosen. */
export async function createJobWithRejectedCandidatesByApi(
  baseUrl: string,
  admin: StaffApiSession,
  title: string,
) {
  const reviewers = ['Hana Petrova', 'Wole Ashcombe'];
  const job = await createPublishedJobByApi(admin, {
    title,
    questions: 3,
    reviewers,
    skills: ['Judgement', 'Honesty', 'Keeping promises'],
  });
  const at = `/api/manage/${job.id}`;
  const idsOf = async () =>
    (
      await callApi<{ candidates: Row[] }>(admin, 'GET', `${at}/candidates?group=submitted`)
    ).candidates.map(({ id }) => id);
  const links: string[] = [];
  const ids: number[] = [];
  for (const firstName of FIRST_NAMES) {
    const email = `${firstName.toLowerCase()}.${job.id}@example.com`;
    const candidate = { firstName, lastName: 'Tamworth', email };
    links.push(await applyToJobByApi(baseUrl, job.hash, candidate, ANSWERS));
    ids.push(...(await idsOf()).filter((id) => !ids.includes(id)));
  }
  const { reviewers: team } = await callApi<Pipeline>(admin, 'GET', at);
  await callApi(admin, 'POST', `${at}/send-to-review`, {
    applicationIds: ids,
    reviewerIds: team.filter(({ name }) => reviewers.includes(name)).map(({ id }) => id),
    reviewsPerAnswer: 2,
    confirmed: true,
  });
  for (const address of ['hana@demo.test', 'wole@demo.test']) {
    const email = await waitForEmailTo(baseUrl, address, new RegExp(title));
    const token = tokenInReviewLink(linkInEmail(email, '/review-app/'));
    await scoreUnscoredAnswersByApi(baseUrl, token, (text, n) => 1 + ((text.length + n) % 5));
    await finishReviewsByApi(baseUrl, token);
  }
  const reject = async (id: number, feedbackFrom: string | null) => {
    await callApi(admin, 'POST', `${at}/decide`, {
      applicationIds: [id],
      decision: 'reject',
      feedbackFrom,
    });
    const mail = await waitForRejection(admin, `${at}/candidates/${id}`);
    await callApi(admin, 'POST', `${at}/candidates/${id}/move-mail/${mail}`, { sendAt: null });
  };
  const [open = 0, held = 0] = ids;
  await reject(open, null);
  await reject(held, new Date(Date.now() + 12 * DAY_MS).toISOString().slice(0, 10));
  return { job, ids, links };
}

async function waitForRejection(admin: StaffApiSession, at: string): Promise<number> {
  const { id } = await waitUntilValueIsFound('no rejection waits to be sent', async () =>
    (await callApi<{ mails: Email[] }>(admin, 'GET', at)).mails.find(
      ({ kind, state }) => kind === 'applicant-rejection' && state === 'queued',
    ),
  );
  return id;
}
