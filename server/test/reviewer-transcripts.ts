import { sendAllReviewerRequests } from '../features/twin-run/send-all-reviewer-requests.ts';
import { createRandomValueReplacer } from '../features/twin-run/rules/create-random-value-replacer.ts';
import type { TestServer } from './start-test-server.ts';

/** Everything a reviewer is told from the e-mail to the lock, as they are told it. */
export async function readReviewerTranscript(
  server: TestServer,
  { email, hash }: { email: string; hash: string },
): Promise<string> {
  const answers = await sendAllReviewerRequests(
    (request) => server.running.app.inject(request),
    hash,
  );
  const texts = [await emailTo(server, email), ...answers.map(({ text }) => text)];
  return createRandomValueReplacer()(texts.join('\n\n'));
}

async function emailTo({ given }: TestServer, address: string): Promise<string> {
  const { rows } = await given.owner.query<{ subject: string; text: string; html: string }>(
    'select subject, text, html from pii.email_message where to_address = $1',
    [address],
  );
  return rows.map(({ subject, text, html }) => [subject, text, html].join('\n')).join('\n');
}
