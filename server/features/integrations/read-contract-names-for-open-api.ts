import { readdir } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Endpoint } from '@evenhand/contract/endpoint.ts';
import * as z from 'zod/mini';
import { apiReferenceTagByContractFile } from './content/api-reference-words.ts';
import type { ApiContractNames } from './print-open-api.ts';

/** What the contract calls its promises and its shapes; read from its files, so that none can be forgotten. */
export async function readContractNamesForOpenApi(): Promise<ApiContractNames> {
  const folder = new URL('.', import.meta.resolve('@evenhand/contract/endpoint.ts'));
  const files = (await readdir(folder, { recursive: true }))
    .filter((name) => /^([a-z-]+\/)?[a-z-]+\.ts$/.test(name))
    .sort((one, other) => (basename(one) < basename(other) ? -1 : 1));
  const contract: ApiContractNames = { calls: new Map(), shapes: new Map() };
  for (const file of files) {
    const stem = basename(file, '.ts');
    // Modules of the contract export promises, shapes and constants; what each is, is asked below.
    const module = (await import(new URL(file, folder).href)) as Record<string, unknown>;
    for (const [name, value] of Object.entries(module)) {
      if (value instanceof z.ZodMiniType) contract.shapes.set(value, name);
      else if (isEndpoint(value))
        contract.calls.set(addressOf(value), {
          file: apiReferenceTagByContractFile[stem] ?? stem,
          name: name.replace(/Endpoint$/, ''),
        });
    }
  }
  return contract;
}

const addressOf = ({ method, path }: Endpoint) => `${method} ${path}`;

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' &&
    value !== null &&
    'method' in value &&
    'path' in value &&
    'door' in value
  );
}
