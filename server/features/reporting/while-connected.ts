import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../refusal.ts';

/** Has the work stop as soon as the client leaves, so that nothing is counted for nobody. */
export async function whileConnected<T>(
  { raw: { socket } }: FastifyRequest,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const leaving = new AbortController();
  const leave = () => leaving.abort();
  socket.once('close', leave);
  if (socket.destroyed) leave();
  try {
    return await work(leaving.signal);
  } catch (error) {
    // Nobody hears it: work that was stopped is no fault of ours.
    if (leaving.signal.aborted) throw new Refusal('busy');
    throw error;
  } finally {
    socket.off('close', leave);
  }
}
