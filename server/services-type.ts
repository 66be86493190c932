import type { AddressDirectory } from './cells/address-directory.ts';
import type { Config } from './config.ts';
import type {
  DatabaseDoorName,
  DatabasePoolByLogin,
} from './access/database-pools-and-logins-by-door.ts';
import type {
  ExternalServiceResponse,
  ExternalServiceRequest,
} from './outside/external-service-client.ts';
import type { ReadReplica } from './access/open-read-replica.ts';
import type { LiveUpdateChannel } from './open-live-update-channel.ts';
import type { IdentityProvider } from './outside/identity-provider.ts';
import type { WebhookCall, WebhookOutcome } from './outside/webhook-client.ts';
import type { ImagePurpose } from './outside/reencode-image.ts';
import type { EmailMessage } from './outside/email-sender.ts';
import type { Metrics } from './telemetry/metrics-type-and-registry.ts';
import type { Tracing } from './telemetry/tracing.ts';
import type { RunInThread } from './outside/worker-threads.ts';

/** All that lies outside the program, as one plain object: the whole of our dependency injection. */
export type Services = {
  config: Config;
  pools: DatabasePoolByLogin;
  /** A database that follows ours, for what is long to read; null where none is set. */
  replica: ReadReplica | null;
  /** Tells in which cell somebody logs in; null where there is one cell. */
  directory: AddressDirectory | null;
  /** Name of the database role behind a door. */
  roles: (door: DatabaseDoorName) => string;
  /** The database's time, whatever this machine's clock says. */
  now: () => Date;
  /** How far this machine's clock is ahead of the database's; behind is less than 0. */
  aheadSeconds: () => number;
  /** Writes one structured line; never a body, a query string, a token or a name. */
  log: (entry: Record<string, unknown>) => void;
  /** Counts what is done, for whoever runs the installation. */
  metrics: Metrics;
  /** Tells a collector which request did what for how long; null where none is set. */
  tracing: Tracing | null;
  /** Hands one e-mail over, or throws what the mail server said; null where none leaves the server. */
  sendEmail: ((message: EmailMessage) => Promise<void>) | null;
  /** The same on a connection of its own, to learn whether the settings work. */
  tryEmail: ((message: EmailMessage) => Promise<void>) | null;
  /** Posts one message to a receiver that somebody chose, on the public internet alone. */
  callWebhook: (call: WebhookCall) => Promise<WebhookOutcome>;
  /** Asks another system for something, on the public internet alone. */
  askService: (question: ExternalServiceRequest) => Promise<ExternalServiceResponse>;
  /** Tells background work that a transaction left something to do. */
  hint: () => void;
  /** On which is heard what has happened, here and in other processes. */
  live: LiveUpdateChannel;
  /** True once the process was told to stop: it finishes what it has and takes nothing new. */
  leaving: () => boolean;
  /** The 32 bytes by which a batch is dealt: who knows them can deal it again. */
  randomSeed: () => Buffer;
  /** Google or another OpenID provider by which staff may log in; null where none is set. */
  identityProvider: IdentityProvider | null;
  /** Draws a stranger's picture anew, in a process of its own; undefined when it is none that we take. */
  redrawImage: (bytes: Buffer, shape: ImagePurpose) => Promise<Buffer | 'busy' | undefined>;
  /** Has strangers’ text worked on where it may fall over. */
  inThread: RunInThread;
  /** The same for what first waits for a calendar elsewhere, so that nobody waits behind it who waits for a page. */
  inCalendarThread: RunInThread;
};
