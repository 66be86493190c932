import type { Endpoint } from '@evenhand/contract/endpoint.ts';
import { readContractNamesForOpenApi } from './read-contract-names-for-open-api.ts';
import { printOpenApi } from './print-open-api.ts';

/** Printed at the first request; the contract does not change while the program runs. */
export function createOpenApiPrinter(
  endpoints: Endpoint[],
  baseUrl: string,
): () => Promise<Record<string, unknown>> {
  let printed: Promise<Record<string, unknown>> | undefined;
  return () => {
    printed ??= readContractNamesForOpenApi().then((contract) =>
      printOpenApi({ endpoints, contract, baseUrl }),
    );
    return printed;
  };
}
