import type { ServerResponse } from 'node:http';
import type { LiveChange } from '@evenhand/contract/live/live-changes.ts';

/** One open page. Kept as small as it can be: hundreds of them stay open all day. */
export type LiveUpdateStream = {
  orgId: number;
  memberId: number;
  /** What the database keeps of the session. */
  session: Buffer;
  response: ServerResponse;
};

/** More than a page that reads can ever leave waiting. */
const WAITING_MAX_BYTES = 16_384;

type StreamMessage = { hello: object } | { changed: LiveChange } | { ended: object };

/** Whoever does not read what was said is dropped: they catch up when they come back. */
export function sendToLiveUpdateStream(
  { response }: LiveUpdateStream,
  message: StreamMessage | 'still here',
): void {
  if (response.destroyed) return;
  response.write(message === 'still here' ? ':\n\n' : textOf(message));
  if (response.writableLength > WAITING_MAX_BYTES) response.destroy();
}

function textOf(message: StreamMessage): string {
  return Object.entries(message)
    .map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
    .join('');
}
