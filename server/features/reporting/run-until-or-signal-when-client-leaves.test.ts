import { EventEmitter } from 'node:events';
import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { runUntilClientDisconnects } from './run-until-or-signal-when-client-leaves.ts';

function aRequest() {
  const socket = Object.assign(new EventEmitter(), { destroyed: false });
  // Of a request only its socket is looked at.
  return { socket, request: { raw: { socket } } as unknown as FastifyRequest };
}

test('work ends as soon as the client leaves, and is no failure of ours', async () => {
  const { socket, request } = aRequest();
  const work = runUntilClientDisconnects(
    request,
    (signal) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new Error('stopped')));
      }),
  );
  socket.emit('close');
  await expect(work).rejects.toMatchObject({ code: 'busy' });
  expect(socket.listenerCount('close')).toBe(0);
});

test('who has left before it began is not worked for', async () => {
  const { socket, request } = aRequest();
  socket.destroyed = true;
  await runUntilClientDisconnects(request, async (signal) => expect(signal.aborted).toBe(true));
});

test('what goes wrong while somebody waits is told, and a finished call leaves nothing on the connection', async () => {
  const { socket, request } = aRequest();
  const broken = new Error('broken');
  await expect(runUntilClientDisconnects(request, () => Promise.reject(broken))).rejects.toBe(
    broken,
  );
  expect(await runUntilClientDisconnects(request, async () => 7)).toBe(7);
  expect(socket.listenerCount('close')).toBe(0);
});
