import type * as http from 'node:http';
import { loadModuleOnFirstUse } from '../load-module-on-first-use.ts';

/**
 * Node's own calls over http. Who imports them by name has Node read everything that stands beside them, WebSocket too, and so
 * load the client behind `fetch`, which nothing here uses: 14 MB, for as long as the server runs.
 */
export const lazyNodeHttpModule = loadModuleOnFirstUse<typeof http>('node:http');
