import type { Endpoint } from '@evenhand/contract/endpoint.ts';
import { callEndpoint } from '../../web/net/call-endpoint-and-download-or-upload-file.ts';

declare global {
  interface ImportMeta {
    /** Replaced by Vite when it builds this. */
    glob: <T>(patterns: string[], options: { eager: true }) => Record<string, T>;
  }
}

const contract = import.meta.glob<Record<string, unknown>>(
  ['../../contract/**/*.ts', '!../../contract/**/*.test.ts'],
  { eager: true },
);

/** The web's own way of calling, for a page that has nothing else. */
export async function callEndpointByMethodAndPath(
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  asked: object,
): Promise<'answered' | { code: string }> {
  const endpoint = Object.values(contract)
    .flatMap((module) => Object.values(module))
    .find((one) => isEndpoint(one) && one.method === method && one.path === path);
  // Looked for by what only an endpoint has.
  const made = callEndpoint(endpoint as Endpoint, asked as never);
  return made.then(
    () => 'answered' as const,
    (failed: { problem: { code: string } }) => ({ code: failed.problem.code }),
  );
}

function isEndpoint(one: unknown): one is Endpoint {
  return typeof one === 'object' && one !== null && 'summary' in one && 'path' in one;
}
