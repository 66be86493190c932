import { createServer } from 'node:net';
import { StartError } from './start-error.ts';

type Place = { PORT: number; HOST: string };

/**
 * Looks at the port before anything else is begun: who forgot a server elsewhere is told at once.
 * @throws StartError with what to do about it
 */
export async function checkPortIsFree({ PORT, HOST }: Place): Promise<void> {
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject).listen(PORT, HOST, resolve);
    });
  } catch (error) {
    throw describePortStartError(error, { PORT, HOST });
  }
  await new Promise((resolve) => probe.close(resolve));
}

/** What a failed listening means to whoever starts the server; other errors are given back as they are. */
export function describePortStartError(error: unknown, { PORT, HOST }: Place): unknown {
  const code: unknown = Reflect.get(Object(error), 'code');
  if (code === 'EADDRINUSE')
    return new StartError(`Port ${PORT} is taken: stop what uses it, or choose another with PORT.`);
  if (code === 'EACCES')
    return new StartError(
      `Port ${PORT} may not be used by this account: choose one above 1023 with PORT.`,
    );
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return new StartError(`HOST ${HOST} is not an address of this machine.`);
  return error;
}
