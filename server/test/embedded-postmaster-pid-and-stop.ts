import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The process number of the embedded PostgreSQL, which is no child of ours. */
export function embeddedPostmasterPid(dataDir: string, version = 18): number {
  return Number(
    readFileSync(join(dataDir, `postgres-${version}/postmaster.pid`), 'utf8').split('\n')[0],
  );
}

/** Ends the embedded PostgreSQL whoever started it: it outlives a killed app, and then nobody else will. */
export async function stopEmbeddedPostmaster(dataDir: string, version = 18): Promise<void> {
  try {
    const pid = embeddedPostmasterPid(dataDir, version);
    process.kill(pid, 'SIGINT');
    while (process.kill(pid, 0)) await new Promise((resolve) => setTimeout(resolve, 50));
  } catch {
    // Gone: no process has this number any more, or the file says of none.
  }
}
