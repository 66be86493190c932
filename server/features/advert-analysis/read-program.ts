import { parentPort } from 'node:worker_threads';
import { countSyllables } from './count-syllables.ts';
import { type AdvertQuestion, readAdvert } from './rules/read-advert.ts';

/** A thread of its own: what reads strangers’ texts may be ended in the middle of it. */
parentPort?.on('message', (question: AdvertQuestion) =>
  parentPort?.postMessage(readAdvert(question, countSyllables)),
);
parentPort?.postMessage('ready');
