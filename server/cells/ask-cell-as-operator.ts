import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import * as z from 'zod/mini';
import { openOutboundRequestSender } from '../http/outbound-request.ts';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../services-type.ts';
import { FORWARDS_HEADER } from './forward-requests-of-other-cells.ts';
import {
  type EndpointReadFromOtherCells,
  OPERATOR_PROOF_HEADER,
  proveOperator,
} from './prove-and-recognise-operator-of-other-cell.ts';

/** A page waits for it, which shows the other cells without. */
const PATIENCE_MS = 5_000;
const BYTES_MAX = 4_000_000;
const NOT_FOUND = 404;

/**
 * What another cell answers an operator of this one. Only what the contract says of the operator's console gets through.
 * @throws Refusal busy when it does not answer; not-found when it says that
 */
export async function askCellAsOperator<E extends EndpointReadFromOtherCells>(
  { config, now, log }: Pick<Services, 'config' | 'now' | 'log'>,
  { endpoint, cell, loginId, path }: { endpoint: E; cell: string; loginId: number; path: string },
): Promise<ResponseOf<E>> {
  const url = new URL(path, config.CELLS[cell]);
  const send = openOutboundRequestSender({ WEBHOOK_HTTP_HOSTS: [url.host] });
  const { problem, status, ...answer } = await send({
    method: endpoint.method,
    url: url.href,
    headers: {
      [OPERATOR_PROOF_HEADER]: proveOperator(config, {
        loginId,
        to: cell,
        url: url.pathname + url.search,
        at: now(),
      }),
      // It is answered where it arrives.
      [FORWARDS_HEADER]: '1',
    },
    maxBytes: BYTES_MAX,
    patienceMs: PATIENCE_MS,
  });
  if (status === NOT_FOUND) throw new Refusal('not-found');
  const read = 'body' in answer && status === 200 ? decode(endpoint, answer.body) : undefined;
  if (read !== undefined) return read;
  log({ at: 'other-cell', cell, problem: problem ?? status });
  throw new Refusal('busy', { message: `Cell ${cell} does not answer.` });
}

function decode<E extends EndpointReadFromOtherCells>(
  endpoint: E,
  body: string,
): ResponseOf<E> | undefined {
  try {
    const read = z.safeDecode<z.ZodMiniType>(endpoint.output, JSON.parse(body));
    // It is the schema of this endpoint, whose answer `ResponseOf` is.
    return read.success ? (read.data as ResponseOf<E>) : undefined;
  } catch {
    return undefined;
  }
}
