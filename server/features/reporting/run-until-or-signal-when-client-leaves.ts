import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../http/refusal.ts';

/** Has the work stop as soon as the client leaves, so that nothing is counted for nobody. */
export async function runUntilClientDisconnects<T>(
  request: FastifyRequest,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const { signal, forget } = signalWhenClientLeaves(request);
  try {
    return await work(signal);
  } catch (error) {
    // Nobody hears it: work that was stopped is no fault of ours.
    if (signal.aborted) throw new Refusal('busy');
    throw error;
  } finally {
    forget();
  }
}

/** A signal that comes when the client leaves; whoever asks for it forgets the client when the answer is on its way. */
export function signalWhenClientLeaves({ raw: { socket } }: FastifyRequest): {
  signal: AbortSignal;
  forget: () => void;
} {
  const leaving = new AbortController();
  const leave = () => leaving.abort();
  socket.once('close', leave);
  if (socket.destroyed) leave();
  return { signal: leaving.signal, forget: () => void socket.off('close', leave) };
}
