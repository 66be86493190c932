import type { FastifyInstance } from 'fastify';
import { runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import type { RehearsalTransaction } from '../../access/open-rehearsal-transaction.ts';
import type { Services } from '../../services-type.ts';
import type { EventTask } from '../../tasks/event-periodic-and-start-up-task-types.ts';
import {
  createTwinWorld,
  playTwinWorld,
  type TwinWorldContext,
} from './create-and-play-twin-world.ts';
import { compareTwinWorldResponses } from './rules/compare-twin-world-responses.ts';
import {
  inventedTwinWorldJob,
  inventedTwinWorlds,
  type InventedTwinWorld,
} from './rules/invented-twin-worlds.ts';
import { findWaitingTwinWorldEvents } from './sql/emails-events-and-people-of-twin-world.ts';
import {
  beginTwinRunInDatabase,
  endTwinRunInDatabase,
  makeOperatorOrganisationInDatabase,
} from './sql/twin-runs-and-their-announcement.ts';

/** What a run is played with: whoever starts it has all of the house, which no feature knows. */
export type TwinRunSurroundings = {
  /** Of the installation, for the result alone. */
  services: Services;
  version: string;
  openRehearsal: () => Promise<RehearsalTransaction>;
  openApp: (services: Services) => Promise<Pick<FastifyInstance, 'inject' | 'close'>>;
  eventTasks: Readonly<Record<string, EventTask>>;
};

export type TwinRunOutcome = {
  verdict: 'alike' | 'different' | null;
  differing: string[];
  problem: string | null;
};

const MINUTE_MS = 60_000;
const DIFFERING_MAX = 40;
const PROBLEM_MAX = 300;
/** Every batch of a world is dealt by it, so that nothing but who applied differs. */
const SEED = Buffer.alloc(32, 7);

/**
 * Plays two worlds on this installation that differ in who applied and in nothing else, in a transaction that is never kept, and
 * compares what their reviewers are answered, to the byte.
 * @returns undefined while another process does
 */
export async function runReviewerBlindnessTwinRun(
  surroundings: TwinRunSurroundings,
): Promise<TwinRunOutcome | undefined> {
  const { services, version } = surroundings;
  const id = await runTransactionByDoor({ services, door: 'system' }, (db) =>
    beginTwinRunInDatabase(db, { version, now: services.now() }),
  );
  if (id === null) return undefined;
  // In a rehearsal it would be made again each time, and whoever signs up meanwhile would wait for it.
  await runTransactionByDoor({ services, door: 'public' }, makeOperatorOrganisationInDatabase);
  const outcome = await playBoth(surroundings).catch((error: Error) => ({
    verdict: null,
    differing: [],
    problem: error.message.slice(0, PROBLEM_MAX),
  }));
  await runTransactionByDoor({ services, door: 'system' }, (db) =>
    endTwinRunInDatabase(db, { id, ...outcome, now: services.now() }),
  );
  services.log({ at: 'twin-run', ...outcome, verdict: outcome.verdict ?? 'not finished' });
  return outcome;
}

async function playBoth(surroundings: TwinRunSurroundings): Promise<TwinRunOutcome> {
  const rehearsal = await surroundings.openRehearsal();
  try {
    const { services, setMinutesBefore } = servicesOf(rehearsal, surroundings.services);
    const app = await surroundings.openApp(services);
    const stage: TwinWorldContext = {
      config: services.config,
      send: (request) => app.inject(request),
      look: rehearsal.look,
      work: makeWorker(rehearsal, services, surroundings.eventTasks),
      setMinutesBefore,
    };
    try {
      const founded = await createTwinWorld(stage);
      const [one, other] = inventedTwinWorlds;
      const play = (world: InventedTwinWorld) =>
        rehearsal.takeBack(() => playTwinWorld(stage, founded, world));
      const first = { answers: await play(one), candidates: one.candidates };
      const second = { answers: await play(other), candidates: other.candidates };
      const { verdict, differing } = compareTwinWorldResponses(first, second);
      return { verdict, differing: differing.slice(0, DIFFERING_MAX), problem: null };
    } finally {
      await app.close();
    }
  } finally {
    await rehearsal.end();
  }
}

/** Those of the installation, but that nothing of it goes anywhere, and nobody is told that it happened. */
function servicesOf({ within }: RehearsalTransaction, given: Services) {
  const reviewedAt = given.now().getTime();
  let minutesBefore = 0;
  const services = within<Services>({
    ...given,
    config: { ...given.config, SIGNUP: 'open' },
    now: () => new Date(reviewedAt - minutesBefore * MINUTE_MS),
    sendEmail: null,
    tryEmail: null,
    callWebhook: refuseToLeave,
    askService: refuseToLeave,
    hint: () => {},
    log: () => {},
    randomSeed: () => SEED,
    identityProvider: null,
  });
  return {
    services,
    setMinutesBefore: (minutes: number) => {
      minutesBefore = minutes;
    },
  };
}

function refuseToLeave(): never {
  throw new Error('nothing leaves a rehearsal');
}

/** Does what the dispatcher would hand to the queue, of this world alone, until nothing waits any more. */
function makeWorker(
  { look }: RehearsalTransaction,
  services: Services,
  eventTasks: TwinRunSurroundings['eventTasks'],
): () => Promise<void> {
  let last = 0;
  return async () => {
    for (;;) {
      const waiting = await look((db) =>
        findWaitingTwinWorldEvents(db, { admin: inventedTwinWorldJob.admin.email, after: last }),
      );
      if (waiting.length === 0) return;
      for (const { kind, ...data } of waiting) {
        last = data.eventId;
        for (const task of Object.values(eventTasks))
          if (task.on.some((event) => event === kind)) await task.work(services, data);
      }
    }
  };
}
