import {
  listenToLiveChangesEndpoint,
  liveChangeKinds,
} from '@evenhand/contract/live/live-changes.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findSessionId } from '../../access/session-cookie-and-csrf.ts';
import { hashToken } from '../../crypto/random-token-and-token-hash.ts';
import type { AuthenticatedMember } from '../../access/authenticate-member.ts';
import { authenticate } from '../../access/authenticate.ts';
import { may } from '../../access/may.ts';
import type { RoutedApp } from '../../http/add-endpoint-route.ts';
import { createLiveStreamRegistry } from './live-stream-registry.ts';
import { sendToLiveUpdateStream, type LiveUpdateStream } from './send-to-live-update-stream.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its answer ends when its reader goes: how long that took says nothing. */
    isStream?: true;
  }
}

const greeting = { kinds: [...liveChangeKinds] };

/** The one call whose answer stays open; the door was closed behind it before the first word. */
export function addLiveRoutes({ app, services, endpoints, accessRules }: RoutedApp): void {
  endpoints.push(listenToLiveChangesEndpoint);
  accessRules.set(listenToLiveChangesEndpoint, may.anyMember);
  const hub = createLiveStreamRegistry(services);
  // Before connections are waited for: these would never end by themselves.
  app.addHook('preClose', async () => hub.close());

  const isStream = { config: { isStream: true } } as const;
  app.get(listenToLiveChangesEndpoint.path, isStream, async (request, reply) => {
    const member = await authenticate(
      { services, request, address: listenToLiveChangesEndpoint },
      async (_, it) => it,
    );
    const session = findSessionId(request, services.config);
    if (session === null || !acceptsStream(request)) return reply.send(greeting);
    hub.checkCapacity(member);
    hub.join(begin(reply, member, hashToken(session)));
    return reply;
  });
}

/** A browser's EventSource says so. Everybody else would wait for the end of an answer that has none. */
function acceptsStream({ headers }: FastifyRequest): boolean {
  return /\btext\/event-stream\b/i.test(headers.accept ?? '');
}

function begin(
  reply: FastifyReply,
  { orgId, actorId }: AuthenticatedMember,
  session: Buffer,
): LiveUpdateStream {
  reply.hijack();
  const response = reply.raw;
  response.writeHead(200, {
    // The safety headers of every answer.
    ...Object.fromEntries(
      Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value]],
      ),
    ),
    'content-type': 'text/event-stream; charset=utf-8',
    // Nothing follows on this connection: whoever is leaving need not wait for it.
    connection: 'close',
    // A proxy that gathers before it passes on would keep the page waiting.
    'x-accel-buffering': 'no',
  });
  const stream = { orgId, memberId: actorId, session, response };
  sendToLiveUpdateStream(stream, { hello: greeting });
  return stream;
}
