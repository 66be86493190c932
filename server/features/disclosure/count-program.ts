import { parentPort } from 'node:worker_threads';
import { countPackedAnswers, type PackedPeople } from './rules/count-answers.ts';

/** A thread of its own: whoever counts a million people holds nobody up who wants a page. */
parentPort?.on('message', (piles: PackedPeople[]) =>
  parentPort?.postMessage(countPackedAnswers(piles)),
);
parentPort?.postMessage('ready');
