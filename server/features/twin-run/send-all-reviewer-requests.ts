import { REVIEW_ANSWERS_PAGE_SIZE } from '@evenhand/contract/review/blind-review.ts';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { TwinWorldResponseToReviewer } from './rules/compare-twin-world-responses.ts';

export type SendRequestToServer = (request: InjectOptions) => Promise<LightMyRequestResponse>;

const BODY_TOO_LONG = 1_000_001;

/**
 * Everything that whoever holds a review link can ask, from the first look to the lock and after it, with what is refused, as it
 * is answered: status, headers and body.
 */
export async function sendAllReviewerRequests(
  send: SendRequestToServer,
  hash: string,
): Promise<TwinWorldResponseToReviewer[]> {
  const answers: TwinWorldResponseToReviewer[] = [];
  const ask = async (
    method: 'GET' | 'PUT' | 'POST',
    path: string,
    payload?: object | string,
    headers: Record<string, string> = {},
  ) => {
    const url = `/freview/${hash}${path}`;
    const reply = await send({ method, url, headers, ...(payload !== undefined && { payload }) });
    const where = `${method} /freview/{hash}${path.replace(/\/reviews\/.+/, '/reviews/{reviewId}')}`;
    answers.push({ where, text: `${method} ${path}\n${written(reply)}` });
    return reply;
  };
  await ask('GET', '/token-details');
  const { questions } = (await ask('GET', '/reviews')).json<{
    questions: { Answers: { id: string }[] }[];
  }>();
  const items = questions.flatMap(({ Answers }) => Answers.map(({ id }) => id));
  if (items.length === REVIEW_ANSWERS_PAGE_SIZE) await ask('GET', '/reviews?page=2');
  const [first = ''] = items;
  await ask('POST', '/finish');
  await ask('PUT', `/reviews/${first}`, { score: 9 });
  await ask('PUT', `/reviews/${first}`, { score: 3, name: 'x' });
  await ask('PUT', `/reviews/${first}`, '{', { 'content-type': 'application/json' });
  await ask('PUT', `/reviews/${first}`, 'score=3', {
    'content-type': 'application/x-www-form-urlencoded',
  });
  await ask('PUT', `/reviews/${first}`, { score: 'x'.repeat(BODY_TOO_LONG) });
  await ask('PUT', '/reviews/6f1d1f0e-7b57-4d0e-9c1b-0a5d3f0c9b11', { score: 3 });
  await ask('PUT', '/reviews/no-id', { score: 3 });
  for (const [n, item] of items.entries()) {
    await ask('PUT', `/reviews/${item}`, { score: (n % 5) + 1 });
    if (n % 4 === 0) await ask('GET', '/token-details');
  }
  await ask('GET', '/reviews');
  await ask('POST', '/finish');
  await ask('PUT', `/reviews/${first}`, { score: 5 });
  await ask('GET', '/token-details');
  await ask('GET', '/reviews');
  return answers;
}

function written({ statusCode, headers, body }: LightMyRequestResponse): string {
  const lines = Object.entries(headers).filter(([name]) => name !== 'date');
  return [statusCode, ...lines.map(([name, value]) => `${name}: ${String(value)}`), '', body].join(
    '\n',
  );
}
