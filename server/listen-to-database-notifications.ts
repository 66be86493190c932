import pg from 'pg';

const AGAIN_AFTER_MS = 2_000;
const LOOK_EVERY_MS = 15_000;

type Channels = { afterGap: () => void } & Record<string, (note: string) => void>;

/**
 * The one listening connection of a process, past any pooler. Lost, it is opened again; what was said meanwhile is gone, so
 * `afterGap` is called whenever it begins to listen. A connection that no longer answers counts as lost.
 */
export function listenToDatabaseNotifications(url: string, { afterGap, ...channels }: Channels) {
  let stopped = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  const later = (work: () => void, ms: number) => {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(work, ms).unref();
  };
  const connect = async (): Promise<void> => {
    const newClient = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 5000,
      query_timeout: 5000,
    });
    client = newClient;
    newClient.on('error', () => {});
    newClient.on('notification', ({ channel, payload = '' }) => channels[channel]?.(payload));
    newClient.on('end', () => {
      if (client === newClient) later(reconnect, AGAIN_AFTER_MS);
    });
    await newClient.connect();
    for (const channel of Object.keys(channels)) await newClient.query(`listen ${channel}`);
    afterGap();
    schedulePing();
  };
  const reconnect = () => {
    connect().catch(() => {
      client?.end().catch(() => {});
      later(reconnect, AGAIN_AFTER_MS);
    });
  };
  const schedulePing = () =>
    later(() => {
      client?.query('select 1').then(schedulePing, () => client?.end().catch(() => {}));
    }, LOOK_EVERY_MS);

  reconnect();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
}
