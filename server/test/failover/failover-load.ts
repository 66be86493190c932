import { setTimeout as sleep } from 'node:timers/promises';
import {
  askFailoverServer,
  type FailoverOperation,
  type FailoverReply,
} from './failover-operation-types-and-request.ts';

export type FailoverLoad = {
  acknowledged: FailoverOperation[];
  /** When each of them was, in order. */
  times: number[];
  /** Requests that got no answer, or the one to try again. */
  interrupted: () => number;
  /** Of every answer that should not be: neither a success, nor "try again", nor no answer at all. */
  complaints: string[];
  /** Waits until so many more were acknowledged, or nothing is left to do. */
  more: (n: number) => Promise<void>;
  /** Begins nothing new, and waits until all that was begun has been acknowledged. */
  stop: () => Promise<void>;
};

const AT_ONCE = 4;
const BETWEEN_OPERATIONS_MS = { least: 100, most: 300 };
const BETWEEN_TRIES_MS = 200;
const PATIENCE_MS = 240_000;

/** Does these operations in an order by lot, a few at once, and each again until it is acknowledged. */
export function startFailoverLoad(baseUrl: string, operations: FailoverOperation[]): FailoverLoad {
  const ready = [...operations];
  const acknowledged: FailoverOperation[] = [];
  const times: number[] = [];
  const complaints: string[] = [];
  let interrupted = 0;
  let underWay = 0;
  let goesOn = true;

  const untilAcknowledged = async (operation: FailoverOperation): Promise<boolean> => {
    const by = Date.now() + PATIENCE_MS;
    for (let tries = 0; Date.now() < by; tries += 1) {
      const reply = await askFailoverServer(baseUrl, operation.request).catch(() => null);
      if (reply !== null && isAcknowledgement(operation, reply, tries > 0)) return true;
      if (reply !== null && reply.status !== 503 && reply.status !== 429) {
        complaints.push(`a ${operation.kind}: ${reply.status} ${reply.text.slice(0, 300)}`);
        return false;
      }
      interrupted += 1;
      await sleep(BETWEEN_TRIES_MS);
    }
    complaints.push(`a ${operation.kind} was not acknowledged in ${PATIENCE_MS / 1000} s`);
    return false;
  };

  const work = async () => {
    while (goesOn) {
      const operation = takeByLot(ready);
      if (operation === undefined && underWay === 0) return;
      if (operation !== undefined) {
        underWay += 1;
        if (await untilAcknowledged(operation)) {
          acknowledged.push(operation);
          times.push(Date.now());
          if (operation.next) ready.push(operation.next);
        }
        underWay -= 1;
      }
      const { least, most } = BETWEEN_OPERATIONS_MS;
      await sleep(least + Math.random() * (most - least));
    }
  };
  const workers = Promise.all(Array.from({ length: AT_ONCE }, work));
  workers.catch(() => {});
  return {
    acknowledged,
    times,
    interrupted: () => interrupted,
    complaints,
    more: async (n) => {
      const goal = acknowledged.length + n;
      while (acknowledged.length < goal && ready.length + underWay > 0) await sleep(20);
    },
    stop: async () => {
      goesOn = false;
      await workers;
    },
  };
}

/** Of a kind by lot, and of it what has become possible last: so that some come to their end. */
function takeByLot(ready: FailoverOperation[]): FailoverOperation | undefined {
  const kinds = [...new Set(ready.map(({ kind }) => kind))];
  const lot = kinds[Math.floor(Math.random() * kinds.length)];
  const at = ready.findLastIndex(({ kind }) => kind === lot);
  return at < 0 ? undefined : ready.splice(at, 1)[0];
}

function isAcknowledgement(
  operation: FailoverOperation,
  { status, text }: FailoverReply,
  isRepeated: boolean,
): boolean {
  if (operation.kind === 'submission') return status === 303;
  if (operation.kind !== 'decision' || status !== 200) return status === 200;
  // The server's own answer, as the contract has it.
  const { decided, unchanged } = JSON.parse(text) as { decided: number[]; unchanged: number[] };
  // Where nobody heard of the first time, the second finds it done.
  return [...decided, ...(isRepeated ? unchanged : [])].includes(operation.applicationId);
}
