import { parentPort } from 'node:worker_threads';
import { countSyllables } from './count-syllables.ts';
import { type AdvertToAnalyse, analyseAdvertText } from './rules/analyse-and-score-advert-text.ts';

/** A thread of its own: what reads strangers’ texts may be ended in the middle of it. */
parentPort?.on('message', (question: AdvertToAnalyse) =>
  parentPort?.postMessage(analyseAdvertText(question, countSyllables)),
);
parentPort?.postMessage('ready');
