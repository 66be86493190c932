import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export function findServerVersion(): string {
  const manifest = fileURLToPath(new URL('../package.json', import.meta.url));
  // Our own, in which npm requires a version.
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}
