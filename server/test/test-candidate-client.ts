import type { LightMyRequestResponse } from 'fastify';
import { derivePersonalLinkToken } from '../access/derive-personal-link-token.ts';
import { deriveCsrfToken } from '../access/session-cookie-and-csrf.ts';
import { randomToken } from '../crypto/random-token-and-token-hash.ts';
import type { PlantedJob } from './test-data-types.ts';
import type { TestServer } from './start-test-server.ts';

export type InjectedReply = LightMyRequestResponse;

export type TestCandidateClient = {
  id: number;
  token: string;
  email: string;
  get: (step?: string) => Promise<InjectedReply>;
  post: (
    step: string,
    fields?: Record<string, string>,
    headers?: Record<string, string>,
  ) => Promise<InjectedReply>;
  save: (questionId: number, body: unknown) => Promise<InjectedReply>;
};

type Person = { firstName?: string; lastName?: string; email?: string; source?: string };

/** Sends the form of a role's public page, as a browser with a session of its own would. */
export function postApplicationForm(
  { running, services }: TestServer,
  job: { hash: string },
  fields: Record<string, string>,
  { ip = randomIpAddress(), headers = {} as Record<string, string>, session = randomToken() } = {},
): Promise<InjectedReply> {
  return running.app.inject({
    method: 'POST',
    url: `/apply/${job.hash}`,
    remoteAddress: ip,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      cookie: `sid=${session}`,
      ...headers,
    },
    payload: encoded({ csrf: deriveCsrfToken(session, services.config), ...fields }, headers),
  });
}

/** Somebody who has applied and holds the link that was e-mailed to them. */
export async function beginTestApplication(
  server: TestServer,
  job: PlantedJob,
  person: Person = {},
): Promise<TestCandidateClient> {
  const {
    firstName = 'Ada',
    lastName = 'Okoro',
    email = `${randomToken().toLowerCase()}@example.com`,
    source = '',
  } = person;
  await postApplicationForm(server, job, { firstName, lastName, email, consent: 'yes', source });
  const { rows } = await server.given.owner.query<{ id: number }>(
    `select i.application_id as id from pii.application_identity i
       join pii.candidate c on c.org_id = i.org_id and c.id = i.candidate_id where c.email = $1 and i.job_id = $2`,
    [email, job.id],
  );
  const id = rows[0]?.id ?? 0;
  const token = derivePersonalLinkToken('application', { id, serial: 1 }, server.services.config);
  return { id, token, email, ...testClientOfPersonalLink(server, token) };
}

/** Everything a browser can do with a personal link. */
export function testClientOfPersonalLink(
  { running: { app }, services }: TestServer,
  token: string,
): Pick<TestCandidateClient, 'get' | 'post' | 'save'> {
  const address = (step: string) => `/application/${token}${step && `/${step}`}`;
  return {
    get: (step = '') => app.inject({ method: 'GET', url: address(step) }),
    post: (step, fields = {}, headers = {}) =>
      app.inject({
        method: 'POST',
        url: address(step),
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'sec-fetch-site': 'same-origin',
          ...headers,
        },
        payload: encoded({ csrf: deriveCsrfToken(token, services.config), ...fields }, headers),
      }),
    save: (questionId, body) =>
      app.inject({
        method: 'PUT',
        url: address(`answers/${questionId}`),
        payload: body as NonNullable<object>,
      }),
  };
}

function encoded(fields: Record<string, string>, headers: Record<string, string>): string {
  return headers['content-type'] === 'application/json'
    ? JSON.stringify(fields)
    : new URLSearchParams(fields).toString();
}

/** A network of their own, so that tests do not use up each other's applications. */
export function randomIpAddress(): string {
  return Array.from({ length: 4 }, () => 1 + Math.floor(Math.random() * 250)).join('.');
}
