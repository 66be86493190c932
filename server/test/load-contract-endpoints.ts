import { readdir } from 'node:fs/promises';
import type { Endpoint } from '@evenhand/contract/endpoint.ts';

/** Every promise of the contract, by its name. */
export async function loadContractEndpoints(): Promise<[name: string, endpoint: Endpoint][]> {
  const folder = new URL('../../contract/', import.meta.url);
  const names = (await readdir(folder, { recursive: true })).filter(
    (name) => /^[\w/-]+\.ts$/.test(name) && !name.includes('node_modules'),
  );
  const modules = await Promise.all(
    names.map((name) => import(new URL(name, folder).href) as Promise<Record<string, unknown>>),
  );
  return modules.flatMap((module, i) =>
    Object.entries(module).flatMap(([name, value]): [string, Endpoint][] =>
      isEndpoint(value) ? [[`${names[i]} ${name}`, value]] : [],
    ),
  );
}

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' &&
    value !== null &&
    'method' in value &&
    'path' in value &&
    'door' in value
  );
}
