import type { LightMyRequestResponse } from 'fastify';
import type { TestServer } from './start-test-server.ts';

/** Everything a reviewer is told from the e-mail to the lock, as they are told it. */
export async function transcriptOfReviewer(
  server: TestServer,
  { email, hash }: { email: string; hash: string },
): Promise<string> {
  return named([await emailTo(server, email), ...(await reviewing(server, hash))].join('\n\n'));
}

async function emailTo({ given }: TestServer, address: string): Promise<string> {
  const { rows } = await given.owner.query<{ subject: string; text: string; html: string }>(
    'select subject, text, html from pii.email_message where to_address = $1',
    [address],
  );
  return rows.map(({ subject, text, html }) => [subject, text, html].join('\n')).join('\n');
}

async function reviewing(server: TestServer, hash: string): Promise<string[]> {
  const told: string[] = [];
  const at = `/freview/${hash}`;
  const ask = async (
    method: 'GET' | 'PUT' | 'POST',
    path: string,
    payload?: object | string,
    headers: Record<string, string> = {},
  ) => {
    const reply = await server.running.app.inject({
      method,
      url: at + path,
      headers,
      ...(payload !== undefined && { payload }),
    });
    told.push(`${method} ${path}\n${written(reply)}`);
    return reply;
  };
  await ask('GET', '/token-details');
  const { questions } = (await ask('GET', '/reviews')).json<{
    questions: { Answers: { id: string }[] }[];
  }>();
  const items = questions.flatMap(({ Answers }) => Answers.map(({ id }) => id));
  const [first = ''] = items;
  await ask('POST', '/finish');
  await ask('PUT', `/reviews/${first}`, { score: 9 });
  await ask('PUT', `/reviews/${first}`, { score: 3, name: 'x' });
  await ask('PUT', `/reviews/${first}`, '{', { 'content-type': 'application/json' });
  await ask('PUT', `/reviews/${first}`, 'score=3', {
    'content-type': 'application/x-www-form-urlencoded',
  });
  await ask('PUT', `/reviews/${first}`, { score: 'x'.repeat(1_000_001) });
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
  return told;
}

function written({ statusCode, headers, body }: LightMyRequestResponse): string {
  const told = Object.entries(headers).filter(([name]) => name !== 'date');
  return [statusCode, ...told.map(([name, value]) => `${name}: ${String(value)}`), '', body].join(
    '\n',
  );
}

/** What is drawn by lot gets a name by its first appearance: the same name for the same thing. */
function named(text: string): string {
  const names = new Map<string, string>();
  return text.replace(
    /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[\w-]{43}(?![\w-])/g,
    (random) => {
      const name = names.get(random) ?? `random ${names.size + 1}`;
      names.set(random, name);
      return name;
    },
  );
}
