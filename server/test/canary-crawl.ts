import type { LightMyRequestResponse } from 'fastify';
import { deriveCsrfToken } from '../access/session-cookie-and-csrf.ts';
import type { PageRouteAddress } from '../http/add-endpoint-route.ts';
import { type Canary, prepareCanarySearch, findCanaryDisguises } from './canary-disguises.ts';
import type { PlantedMember } from './test-data-types.ts';
import type { TestServer } from './start-test-server.ts';
import {
  type RoundApplication,
  addressWithParamsFilledIn,
  type RoundJob,
  type makeHiringRoundActionsOverHttp,
} from './hiring-round-over-http.ts';

/** The fields of the first two candidates. */
const SEARCHED = 8;
const TOO_LARGE = 'x'.repeat(1_000_001);
const LONG = 5000;
/** Every candidate of the round has an interview then. */
export const CANARY_INTERVIEW_DAY = '2040-05-07';
/** Where the first ones were met says enough; finding it reads all answers again for each. */
const PLACES_SHOWN = 3;
const prepared = new Map<string, ReturnType<typeof prepareCanarySearch>>();
const reportedBefore = new WeakMap<CanaryRound['heard'], Set<string>>();

/** One whole round, and all that anybody was told on the way. */
export type CanaryRound = {
  server: TestServer;
  round: ReturnType<typeof makeHiringRoundActionsOverHttp>;
  canaries: Canary[];
  heard: { viewer: string; address: string; text: string }[];
  /** As whom the steps of the round are done just now; their answers are searched like those of the crawl. */
  acting: string;
  staff: Record<'admin' | 'reviewing' | 'jobAdmin' | 'reader' | 'other', PlantedMember>;
  role: RoundJob;
  /** A question of the library that has a key. */
  libraryQuestion: number;
  attempts: RoundApplication[];
  hashes: string[];
  /** API keys of two of the staff. */
  keys: Record<'admin' | 'reviewing', string>;
};

export type CanaryViewer = { name: string; session?: string; hash?: string; token?: string };

/** Everything there is, asked for as this visitor: as it should be where that changes nothing, and wrongly in five ways. */
export async function crawlAllAddresses(
  walk: CanaryRound,
  viewer: CanaryViewer,
  { tooLarge = false } = {},
): Promise<void> {
  const { server, role: job, attempts, round, canaries } = walk;
  const ids = {
    jobId: job.id,
    id: job.id,
    applicationId: attempts[1]?.id ?? 0,
    adjustmentId: 2,
    dataRequestId: 1,
    ...(await interviewIds(walk)),
    mailId: 1,
    webhookId: 1,
    deliveryId: 1,
    keyId: 1,
    questionId: job.questions[0] ?? 0,
    stageId: job.form?.id ?? 1,
    folderId: 1,
    number: 1,
    orgId: 1,
    requestId: 1,
    slug: 'why-blind',
    category: 'gender',
    templateId: 'nurse-manager',
    token: viewer.token ?? 'x'.repeat(43),
    hash: viewer.hash ?? 'x'.repeat(43),
    reviewId:
      (viewer.hash === undefined ? undefined : (await round.items(viewer.hash))[0]) ??
      '6f1d1f0e-7b57-4d0e-9c1b-0a5d3f0c9b11',
  };
  const wrong = {
    ...ids,
    jobId: 999_999,
    id: 999_999,
    applicationId: 999_999,
    adjustmentId: 999_999,
    dataRequestId: 999_999,
    interviewId: 999_999,
    roundId: 999_999,
    slotId: 999_999,
    roomId: 999_999,
    holdId: 999_999,
    itemId: 999_999,
    webhookId: 999_999,
    deliveryId: 999_999,
    keyId: 999_999,
    questionId: 999_999,
    stageId: 999_999,
    folderId: 999_999,
    number: 9,
    token: 'y'.repeat(43),
    hash: 'y'.repeat(43),
  };
  const planted = JSON.stringify({ planted: 1, applicationIds: [ids.applicationId] });
  // How a body is refused does not depend on what is not there.
  const payloadsFor = (place: object) => (place === wrong ? [planted] : ['{', '{}', planted]);
  for (const address of [...server.running.endpoints, ...server.running.pages]) {
    // A deed without a body would be done by the asking alone; the round itself does them all.
    const isDeed = address.method !== 'GET' && !('body' in address) && 'summary' in address;
    const places = [
      ...(isDeed ? [] : [ids]),
      wrong,
      ...(address.path.startsWith('/apply/') ? [{ ...ids, hash: job.hash }] : []),
    ];
    for (const place of places) {
      for (const payload of address.method === 'GET' ? [undefined] : payloadsFor(place))
        await ask(walk, viewer, address, addressWithParamsFilledIn(address, place), payload);
      if (address.path.endsWith('/candidates'))
        await ask(
          walk,
          viewer,
          address,
          `${addressWithParamsFilledIn(address, place)}?group=in-review&page=1`,
        );
    }
    if (tooLarge && address.method !== 'GET')
      await ask(
        walk,
        viewer,
        address,
        addressWithParamsFilledIn(address, ids),
        JSON.stringify({ text: TOO_LARGE }),
      );
  }
  for (const query of [
    'search=Zyx',
    `search=${encodeURIComponent(canaries[0]?.word ?? '')}`,
    'sort=nameAsc',
    'team=x&grade=y',
  ]) {
    await ask(
      walk,
      viewer,
      { method: 'GET', path: '/job/list-es', door: 'staff' },
      `/job/list-es?${query}`,
    );
  }
  await ask(
    walk,
    viewer,
    { method: 'POST', path: '/api/org-interviews', door: 'staff' },
    '/api/org-interviews',
    JSON.stringify({ date: CANARY_INTERVIEW_DAY }),
  );
  // The library's question by its own id, and by whatever of its key could be looked for.
  const { libraryQuestion } = walk;
  const library = { method: 'GET', door: 'staff' } as const;
  const one = { ...library, path: '/api/library-questions/{questionId}' } as const;
  await ask(walk, viewer, one, `/api/library-questions/${libraryQuestion}`);
  for (const query of ['library=own', 'stage=test', 'search=61.8034', 'search=large'])
    await ask(
      walk,
      viewer,
      { ...library, path: '/api/library-questions' },
      `/api/library-questions?${query}`,
    );
  // Every word by which somebody could be looked for, where everything is searched.
  for (const { word } of canaries.slice(0, SEARCHED)) {
    for (const path of ['/api/search?searchQuery=', '/api/org/candidates?query='])
      await ask(
        walk,
        viewer,
        { method: 'GET', path: path.split('?')[0] as `/${string}`, door: 'staff' },
        path + word,
      );
  }
  for (const url of ['/dashboard', '/review-app/', '/no/such/page', '/apply/unknown']) {
    recordReplyForCanaries(
      walk,
      viewer.name,
      `GET ${url}`,
      await server.running.app.inject({ url, headers: { accept: 'text/html' } }),
    );
  }
}

/** The first interview of the second candidate, and what belongs to it; before there is any, none. */
async function interviewIds({ server, attempts }: CanaryRound): Promise<Record<string, number>> {
  const { rows } = await server.given.owner.query<{
    id: number;
    round: number;
    item: number | null;
  }>(
    `select i.id, i.round_id as round, (select min(q.id) from core.interview_round r
        join core.question q on q.org_id = r.org_id and q.stage_id = r.stage_id where r.org_id = i.org_id
        and r.id = i.round_id) as item
     from core.interview i where i.application_id = $1 order by i.id limit 1`,
    [attempts[1]?.id ?? 0],
  );
  const { id = 1, round = 1, item } = rows[0] ?? {};
  return { interviewId: id, roundId: round, itemId: item ?? 1, slotId: 1, roomId: 1, holdId: 1 };
}

async function ask(
  { server, ...walk }: CanaryRound,
  viewer: CanaryViewer,
  { method, path }: PageRouteAddress,
  url: string,
  payload?: string,
): Promise<void> {
  // Ending the session would end the crawl.
  if (path === '/logout-no-redirect') return;
  const { session } = viewer;
  const reply = await server.running.app.inject({
    method: method as 'GET',
    url,
    headers: {
      ...(session !== undefined && {
        cookie: `sid=${session}`,
        'x-csrf-token': deriveCsrfToken(session, server.services.config),
      }),
      ...(payload !== undefined && { 'content-type': 'application/json' }),
    },
    ...(payload !== undefined && { payload }),
  });
  recordReplyForCanaries(walk, viewer.name, `${method} ${path}`, reply);
}

export function recordReplyForCanaries(
  { heard }: Pick<CanaryRound, 'heard'>,
  viewer: string,
  address: string,
  { statusCode, headers, body }: LightMyRequestResponse,
): void {
  const page = `${viewer} ${body}`;
  const knownPages = reportedBefore.get(heard) ?? new Set();
  reportedBefore.set(heard, knownPages);
  // A long page that is the same each time, such as the API's description, is searched once.
  const isNew = body.length < LONG || !knownPages.has(page);
  knownPages.add(page);
  heard.push({
    viewer,
    address: `${address} → ${statusCode}`,
    text: `${JSON.stringify(headers)}\n${isNew ? body : ''}`,
  });
}

/** Which canaries whoever it is has met, and where first. */
export function findCanariesSeenByViewer(
  { heard, canaries }: Pick<CanaryRound, 'heard' | 'canaries'>,
  viewer: string,
  among: Canary[] = canaries,
): string[] {
  const replies = heard.filter((reply) => reply.viewer === viewer);
  if (replies.length === 0) throw new Error(`${viewer} never asked for anything`);
  const all = prepareOnce([...new Set(replies.map(({ text }) => text))].join('\n\n'));
  const found = among.flatMap((canary) => {
    const [how] = findCanaryDisguises(all, canary);
    return how === undefined ? [] : [{ canary, how }];
  });
  return found.map(({ canary, how }, n) => {
    const where =
      n < PLACES_SHOWN
        ? replies.find(
            ({ text }) => findCanaryDisguises(prepareCanarySearch(text), canary).length > 0,
          )
        : undefined;
    return `${canary.field} of ${canary.of}, ${how}, at ${where?.address ?? 'several addresses together'}`;
  });
}

/** All that a visitor read is prepared once for the tests that look through it one after the other. */
function prepareOnce(text: string): ReturnType<typeof prepareCanarySearch> {
  const known = prepared.get(text) ?? prepareCanarySearch(text);
  prepared.set(text, known);
  return known;
}
