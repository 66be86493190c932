import { type Endpoint, fillEndpointPath } from '@evenhand/contract/endpoint.ts';
import type { InjectOptions } from 'fastify';
import { deriveCsrfToken } from '../access/session-cookie-and-csrf.ts';
import { randomToken } from '../crypto/random-token-and-token-hash.ts';
import type { PlantedApplication, PlantedJob, PlantedMember } from './test-data-types.ts';
import type { TestServer } from './start-test-server.ts';
import { toJsonSchema, sampleFromJsonSchema } from './zod-to-json-schema-and-sample-from-it.ts';

type Things = {
  member: PlantedMember;
  job: PlantedJob;
  /** A step of the job. */
  stage: { id: number };
  application: PlantedApplication;
  task: { stageId: number };
  adjustment: { id: number };
  hold: { id: number };
  dataRequest: { id: number };
  interviewSlot: { id: number };
  interviewRoom: { id: number };
  interview: { id: number; roundId: number; items: { id: number }[] };
  mail: { id: number };
  webhook: { id: number };
  delivery: { id: number };
  apiKey: { id: number };
  template: { id: number };
  emailTemplate: { id: number };
  inviteRound: { id: number };
  folder: { id: number };
  jobBoard: { id: number };
  libraryQuestion: { id: number };
  /** Another session of the member. */
  signedIn: { id: number };
  /** What the member has said of the product. */
  feedback: { id: number };
};

export type TestEndpointCall = {
  endpoint: Endpoint;
  session: string | null;
  csrf?: string | null;
  /** An API key, for the door of programs. */
  key?: string;
  ids?: Record<string, string | number>;
  body?: unknown;
  query?: string;
  headers?: Record<string, string>;
};

export const endpointMethodAndPath = ({ method, path }: Endpoint) => `${method} ${path}`;

/** Whether the promise is kept already; that all are, one test of its own says. */
export const doesServerHaveRoute = ({ running }: TestServer, endpoint: Endpoint) =>
  running.endpoints.some(
    (routed) => endpointMethodAndPath(routed) === endpointMethodAndPath(endpoint),
  );

/** Whether a call must carry the anti-forgery token. */
export const needsCsrfToken = ({ method, requiresCsrf }: Endpoint) =>
  method !== 'GET' || requiresCsrf === true;

/** What fills the parameters of an address, out of one organisation's things; a new kind of thing is added here. */
export function pathParamValuesFor(
  { path, params, door }: Endpoint,
  things: Things,
): Record<string, string | number> {
  const known: Record<string, string | number> = {
    jobId: things.job.id,
    stageId: path.includes('task-stages') ? things.task.stageId : things.stage.id,
    orgId: things.job.orgId,
    applicationId: things.application.id,
    adjustmentId: things.adjustment.id,
    dataRequestId: things.dataRequest.id,
    mailId: things.mail.id,
    webhookId: things.webhook.id,
    deliveryId: things.delivery.id,
    keyId: things.apiKey.id,
    templateId: path.includes('email-templates') ? things.emailTemplate.id : things.template.id,
    type: 'application-invite',
    roundId: /\/rounds\/|interview-rounds/.test(path)
      ? things.interview.roundId
      : things.inviteRound.id,
    interviewId: things.interview.id,
    slotId: things.interviewSlot.id,
    roomId: things.interviewRoom.id,
    holdId: things.hold.id,
    itemId: things.interview.items[0]?.id ?? 0,
    folderId: things.folder.id,
    boardId: things.jobBoard.id,
    questionId: things.libraryQuestion.id,
    ...(/\/question\/\{id\}/.test(path) && { id: things.libraryQuestion.id }),
    sessionId: things.signedIn.id,
    feedbackId: things.feedback.id,
    userId: things.member.id,
    reviewerId: things.member.id,
    action: 'grant',
    category: 'gender',
    eoSet: 'GB',
    number: 1,
    file: `${things.member.id}-1.webp`,
    ...(/\/(job|role)\/\{id\}/.test(path) && { id: things.job.id }),
    ...(/\/user\/\{id\}/.test(path) && { id: things.member.id }),
    ...(/\/org\/\{id\}/.test(path) && { id: things.job.orgId }),
  };
  const schema = params === undefined ? {} : toJsonSchema(params);
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, part]) => {
      const id = known[name] ?? (door === 'staff' ? undefined : sampleFromJsonSchema(part));
      if (id === undefined)
        throw new Error(
          `tell server/test/call-endpoint-and-fill-sample-request-in-test.ts what {${name}} of ${path} is`,
        );
      return [name, id as string | number];
    }),
  );
}

/** Of calls that answer nothing without one. */
export const requiredQueryByPath: Readonly<Record<string, string>> = {
  '/api/manage/{jobId}/record': '?edition=merit&format=json',
};

/** Calls an endpoint with a valid body unless told otherwise, and the anti-forgery token of its own session. */
export function callEndpointInTest(
  { running, services }: TestServer,
  { endpoint, session, csrf, key, ids = {}, body, query, headers = {} }: TestEndpointCall,
) {
  const token =
    csrf === undefined && session !== null ? deriveCsrfToken(session, services.config) : csrf;
  const sent =
    body === undefined && endpoint.body !== undefined
      ? sampleFromJsonSchema(toJsonSchema(endpoint.body))
      : body;
  const picture = endpoint.upload !== undefined && body === undefined ? onePixelPng : undefined;
  const options: InjectOptions = {
    method: endpoint.method,
    url: fillEndpointPath(endpoint, ids) + (query ?? requiredQueryByPath[endpoint.path] ?? ''),
    headers: {
      ...(picture !== undefined && { 'content-type': 'image/png' }),
      ...(session !== null && { cookie: `sid=${session}` }),
      ...(endpoint.door === 'api' && key !== undefined && { authorization: `Bearer ${key}` }),
      ...(token !== undefined && token !== null && { 'x-csrf-token': token }),
      ...headers,
    },
    ...(picture !== undefined && { payload: picture }),
    ...(sent !== undefined && { payload: sent as NonNullable<InjectOptions['payload']> }),
  };
  return running.app.inject(options);
}

/** One pixel. */
export const onePixelPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A session id that nobody is logged in with. */
export const anonymousSessionId = () => randomToken();
