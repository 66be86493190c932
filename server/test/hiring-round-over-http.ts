import type {
  ItemAnswerKey,
  PlanItem,
} from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';
import { fillEndpointPath, type Endpoint } from '@evenhand/contract/endpoint.ts';
import { REVIEW_ANSWERS_PAGE_SIZE } from '@evenhand/contract/review/blind-review.ts';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { derivePersonalLinkToken } from '../access/derive-personal-link-token.ts';
import { deriveCsrfToken } from '../access/session-cookie-and-csrf.ts';
import { hashToken, randomToken } from '../crypto/random-token-and-token-hash.ts';
import { submitAndScoreDueTests } from '../features/candidate-tests/submit-and-score-due-tests.ts';
import { allEventTasks } from '../tasks/all-event-periodic-and-start-tasks.ts';
import { addFormToDraft, type SendDraftRequest } from './add-form-to-draft.ts';
import { addTestToDraft } from './add-test-to-draft.ts';
import type { PlantedMember } from './test-data-types.ts';
import type { TestServer } from './start-test-server.ts';

export type SendRequest = (request: InjectOptions) => Promise<LightMyRequestResponse>;

export type RoundApplicant = {
  firstName: string;
  lastName: string;
  email: string;
  source: string;
  answers: string[];
  /** What they say on the form of the role, by the names of its fields. */
  onForm?: Record<string, string>;
};

export type RoundApplication = RoundApplicant & { id: number; token: string; ref: string };
export type RoundJob = {
  id: number;
  hash: string;
  questions: number[];
  form?: { id: number };
};

const QUESTION = 'The oven fails';

/** A hiring round over HTTP alone, as browsers send it; every step throws where it does not get on. */
export function makeHiringRoundActionsOverHttp(
  { running, services, given }: TestServer,
  send: SendRequest = (request) => running.app.inject(request),
) {
  const { config } = services;

  const staff = async (
    member: { session: string },
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    body?: object,
  ) =>
    expectSuccess(
      await send({
        method,
        url,
        headers: {
          cookie: `sid=${member.session}`,
          'x-csrf-token': deriveCsrfToken(member.session, config),
        },
        ...(body !== undefined && { payload: body }),
      }),
      `${method} ${url}`,
    );

  const form = async (
    url: string,
    fields: Record<string, string>,
    boundTo: { token: string } | { session: string },
  ) => {
    const secret = 'token' in boundTo ? boundTo.token : boundTo.session;
    return expectSuccess(
      await send({
        method: 'POST',
        url,
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'sec-fetch-site': 'same-origin',
          ...('session' in boundTo && { cookie: `sid=${secret}` }),
        },
        payload: new URLSearchParams({
          ...fields,
          csrf: deriveCsrfToken(secret, config),
        }).toString(),
      }),
      `POST ${url}`,
    );
  };

  /** Where somebody who opens their link goes on. */
  const stepOf = async (at: string) => String((await send({ url: at })).headers.location ?? '');

  const round = {
    staff,
    form,

    /** A role started from scratch, written and published. */
    async publishedRole(
      admin: PlantedMember,
      {
        questions = 2,
        reviewers = [] as PlantedMember[],
        title = 'Baker',
        onForm = [] as PlanItem[],
        testPoints = null as ItemAnswerKey['points'] | null,
      } = {},
    ): Promise<RoundJob> {
      const { id } = (await staff(admin, 'POST', '/dashboard-old/role/new', { title })).json<{
        id: number;
      }>();
      const at = `/api/builder/${id}`;
      const draft = async () =>
        (await staff(admin, 'GET', at)).json<{
          version: number;
          hash: string;
          questions: { id: number; text: string }[];
        }>();
      const { version } = await draft();
      const description =
        'Bakes bread and rolls for the whole town, six nights a week, with two colleagues.';
      const closesAt = new Date(services.now().getTime() + 86_400_000).toISOString();
      await staff(admin, 'PATCH', at, { version, description, closesAt, reviewsPerAnswer: 2 });
      const guides = {
        guideOne: 'Waits until somebody comes.',
        guideThree: 'Calls the repair service.',
        guideFive: 'Calls, and bakes elsewhere.',
      };
      await staff(admin, 'PUT', `${at}/questions`, {
        version: (await draft()).version,
        questions: Array.from({ length: questions }, (_, i) => ({
          text: `${QUESTION} at ${i + 1} in the morning. What do you do?`,
          ...guides,
          skills: ['Judgement'],
          maxWords: 250,
        })),
      });
      const ask: SendDraftRequest = (...request) => staff(admin, ...request);
      const form = onForm.length > 0 ? await addFormToDraft(id, onForm, ask) : undefined;
      if (testPoints) await addTestToDraft(id, testPoints, ask);
      await staff(admin, 'PUT', `${at}/team`, {
        version: (await draft()).version,
        team: [
          { id: admin.id, role: 'admin' },
          ...reviewers.map((reviewer) => ({ id: reviewer.id, role: 'reviewer' })),
        ],
      });
      await staff(admin, 'POST', `${at}/publish`, { version: (await draft()).version });
      const { hash, questions: savedQuestions } = await draft();
      // Those of a form are told apart by what they ask.
      const written = savedQuestions.filter(({ text }) => text.startsWith(QUESTION));
      return { id, hash, questions: written.map((one) => one.id), ...(form && { form }) };
    },

    /** Asks for a personal link on the public page, and takes it out of the e-mail. */
    async begin(
      job: RoundJob,
      { firstName, lastName, email, source }: RoundApplicant,
    ): Promise<{ id: number; token: string }> {
      const fields = { firstName, lastName, email, source, consent: 'yes' };
      await form(`/apply/${job.hash}`, fields, { session: randomToken() });
      await round.work();
      const { rows } = await given.owner.query<{ id: number; text: string }>(
        'select application_id as id, text from pii.email_message where to_address = $1 order by id desc limit 1',
        [email],
      );
      const token = /\/application\/([\w-]{43,44})/.exec(rows[0]?.text ?? '')?.[1];
      if (rows[0] === undefined || token === undefined)
        throw new Error(`no mail with a link came to ${email}`);
      return { id: rows[0].id, token };
    },

    /** From the public page to the submitted application. */
    /** Chooses the first option of each question of each test that is still to be taken, and hands them in. */
    async takeTests(token: string): Promise<void> {
      const at = `/application/${token}`;
      for (let next = await stepOf(at); next.includes('/test/'); next = await stepOf(at)) {
        await form(`${next}/start`, {}, { token });
        const { rows } = await given.owner.query<{ key: string; option: string }>(
          `select q.key, q.settings -> 'options' -> 0 ->> 'key' as option from core.question q
             join core.test_attempt t on t.stage_id = q.stage_id and t.handed_in_at is null
             join auth.token k on k.kind = 'application' and k.reference = t.application_id
           where k.token_hash = $1`,
          [hashToken(token)],
        );
        const answers = Object.fromEntries(rows.map(({ key, option }) => [key, [option]]));
        const url = next.replace('/test/', '/tests/');
        expectSuccess(await send({ method: 'PUT', url, payload: { answers } }), `PUT ${url}`);
        await form(next, { do: 'hand-in' }, { token });
      }
      await submitAndScoreDueTests(services);
    },

    async apply(job: RoundJob, writer: RoundApplicant): Promise<RoundApplication> {
      const { id, token } = await round.begin(job, writer);
      const at = `/application/${token}`;
      await form(`${at}/about-you`, { gender: 'gender.non-binary' }, { token });
      for (const [i, text] of writer.answers.entries()) {
        const url = `${at}/answers/${job.questions[i] ?? 0}`;
        expectSuccess(
          await send({ method: 'PUT', url, payload: { text, version: 0 } }),
          `PUT ${url}`,
        );
      }
      if (job.form)
        await form(`${at}/form/1`, { stage: String(job.form.id), ...writer.onForm }, { token });
      await round.takeTests(token);
      await form(`${at}/check`, { honest: 'yes' }, { token });
      await round.work();
      const { rows } = await given.owner.query<{ ref: string }>(
        'select public_ref as ref from core.application where id = $1',
        [id],
      );
      return { ...writer, id, token, ref: rows[0]?.ref ?? '' };
    },

    /** Sends to review, and answers each reviewer's link token. */
    async sendToReview(
      admin: PlantedMember,
      job: Pick<RoundJob, 'id'>,
      attempts: { id: number }[],
      reviewers: PlantedMember[],
      stageId?: number,
    ): Promise<string[]> {
      await staff(admin, 'POST', `/api/manage/${job.id}/send-to-review`, {
        applicationIds: attempts.map(({ id }) => id),
        reviewerIds: reviewers.map(({ id }) => id),
        reviewsPerAnswer: 2,
        ...(stageId !== undefined && { stageId }),
        confirmed: true,
      });
      await round.work();
      const { rows } = await given.owner.query<{ id: number; serial: number; memberId: number }>(
        'select id, serial, member_id as "memberId" from core.reviewer_link where job_id = $1',
        [job.id],
      );
      return reviewers.flatMap(({ id }) =>
        rows
          .filter(({ memberId }) => memberId === id)
          .map((link) => derivePersonalLinkToken('review', link, config)),
      );
    },

    async scoreAll(hash: string, stars: (n: number) => number = () => 4): Promise<void> {
      for (const [n, id] of (await round.items(hash)).entries()) {
        const url = `/freview/${hash}/reviews/${id}`;
        expectSuccess(
          await send({ method: 'PUT', url, payload: { score: stars(n) } }),
          `PUT ${url}`,
        );
      }
    },

    async items(hash: string): Promise<string[]> {
      const items: string[] = [];
      for (let page = 1; items.length === (page - 1) * REVIEW_ANSWERS_PAGE_SIZE; page += 1) {
        const url = `/freview/${hash}/reviews${page > 1 ? `?page=${page}` : ''}`;
        const reply = expectSuccess(await send({ method: 'GET', url }), 'reviews');
        const { questions } = reply.json<{ questions: { Answers: { id: string }[] }[] }>();
        items.push(...questions.flatMap(({ Answers }) => Answers.map(({ id }) => id)));
      }
      return items;
    },

    async finish(hash: string): Promise<void> {
      expectSuccess(await send({ method: 'POST', url: `/freview/${hash}/finish` }), 'finish');
    },

    /** Does what the dispatcher would hand to the queue, until nothing waits any more. */
    async work(): Promise<void> {
      for (;;) {
        const { rows } = await given.owner.query<{ orgId: number; eventId: number; kind: string }>(
          'delete from core.event_outbox returning org_id as "orgId", event_id as "eventId", kind',
        );
        if (rows.length === 0) return;
        for (const { kind, ...data } of rows.sort((a, b) => a.eventId - b.eventId)) {
          for (const task of Object.values(allEventTasks)) {
            if (task.on.some((event) => event === kind)) await task.work(services, data);
          }
        }
      }
    },
  };
  return round;
}

function expectSuccess(reply: LightMyRequestResponse, what: string): LightMyRequestResponse {
  if (reply.statusCode >= 400)
    throw new Error(`${what} was answered ${reply.statusCode}: ${reply.body.slice(0, 300)}`);
  return reply;
}

/** The address of a promise or a page with its parameters filled in. */
export function addressWithParamsFilledIn(
  address: Pick<Endpoint, 'method' | 'path'>,
  ids: Record<string, string | number>,
): string {
  // Only the path is used.
  return fillEndpointPath(address as Endpoint, ids);
}
