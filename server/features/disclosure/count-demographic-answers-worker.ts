import { parentPort } from 'node:worker_threads';
import {
  countDemographicAnswersOfPackedCandidates,
  type PackedCandidates,
} from './rules/count-packed-demographic-answers.ts';

/** A thread of its own: whoever counts a million people holds nobody up who wants a page. */
parentPort?.on('message', (piles: PackedCandidates[]) =>
  parentPort?.postMessage(countDemographicAnswersOfPackedCandidates(piles)),
);
parentPort?.postMessage('ready');
