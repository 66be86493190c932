import {
  type ResponseOf,
  type ClientRequestOf,
  type Endpoint,
} from '@evenhand/contract/endpoint.ts';
import { findPreloadedResponse } from './find-and-forget-preloaded-responses.ts';
import {
  endpointCallUrl,
  parseEndpointCallReply,
} from './call-endpoint-and-download-or-upload-file.ts';

/** What the page itself has brought along of a call's answer. */
export function readPreloadedResponse<E extends Endpoint>(
  endpoint: E,
  asked: ClientRequestOf<E>,
): ResponseOf<E> | undefined {
  const body =
    endpoint.method === 'GET' ? findPreloadedResponse(endpointCallUrl(endpoint, asked)) : undefined;
  if (body === undefined) return undefined;
  return parseEndpointCallReply(endpoint, { ok: true, status: 200, body });
}
