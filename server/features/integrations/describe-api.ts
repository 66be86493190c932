import type { Endpoint } from '@evenhand/contract/endpoint.ts';
import { readContract } from './read-contract.ts';
import { openApiOf } from './print-open-api.ts';

/** Printed at the first request; the contract does not change while the program runs. */
export function apiDescriber(
  endpoints: Endpoint[],
  baseUrl: string,
): () => Promise<Record<string, unknown>> {
  let printed: Promise<Record<string, unknown>> | undefined;
  return () => {
    printed ??= readContract().then((contract) => openApiOf({ endpoints, contract, baseUrl }));
    return printed;
  };
}
