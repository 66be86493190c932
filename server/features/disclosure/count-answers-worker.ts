import { parentPort } from 'node:worker_threads';
import {
  countAnswersOfPackedCandidates,
  type PackedCandidates,
} from './rules/count-packed-answers.ts';

/** A thread of its own: whoever counts a million people holds nobody up who wants a page. */
parentPort?.on('message', (piles: PackedCandidates[]) =>
  parentPort?.postMessage(countAnswersOfPackedCandidates(piles)),
);
parentPort?.postMessage('ready');
