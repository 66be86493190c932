import { buildWeb } from './build-web.ts';
import { describeConfig, parseConfig } from './config.ts';
import { endProcess } from './end-process.ts';
import { checkPortIsFree } from './outside/check-port-is-free-and-describe-port-error.ts';
import { refuseHalfRotatedSecretKey } from './outside/stored-secret-key-and-rotation.ts';
import { StartError } from './outside/start-error.ts';

try {
  if (process.argv.includes('--help'))
    console.log(`Settings, read from the environment:\n\n${describeConfig()}`);
  else await start();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  endProcess(1);
}

async function start(): Promise<void> {
  const config = parseConfig(process.env);
  refuseHalfRotatedSecretKey(config.DATA_DIR);
  await checkPortIsFree(config);
  await buildWeb();
  // The embedded database takes care of that itself.
  if (process.getuid?.() === 0 && config.DATABASE_URL !== undefined)
    console.log('Evenhand runs as root, which it needs for nothing: give it a user of its own.');
  // Read only now: a setting that is wrong is answered before the whole server has been read.
  const { startServer } = await import('./start-server.ts');
  const server = await startServer(config);
  console.log(server.greeting);
  await tidy();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close().then(
        () => endProcess(0),
        () => endProcess(1),
      );
    });
  }
}

/** A start leaves a seventh of the memory behind as garbage, which the engine would leave alone for hours. */
async function tidy(): Promise<void> {
  await globalThis.gc?.({ type: 'major', execution: 'async', flavor: 'last-resort' });
}
