import type { ServerResponse } from 'node:http';
import type { LiveChange } from '@evenhand/contract/live.ts';

/** One open page. Kept as small as it can be: hundreds of them stay open all day. */
export type Stream = {
  orgId: number;
  memberId: number;
  /** What the database keeps of the session. */
  session: Buffer;
  response: ServerResponse;
};

/** More than a page that reads can ever leave waiting. */
const WAITING_MAX_BYTES = 16_384;

type Said = { hello: object } | { changed: LiveChange } | { ended: object };

/** Whoever does not read what was said is dropped: they catch up when they come back. */
export function say({ response }: Stream, said: Said | 'still here'): void {
  if (response.destroyed) return;
  response.write(said === 'still here' ? ':\n\n' : textOf(said));
  if (response.writableLength > WAITING_MAX_BYTES) response.destroy();
}

function textOf(said: Said): string {
  return Object.entries(said)
    .map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
    .join('');
}
