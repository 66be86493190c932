import { parentPort } from 'node:worker_threads';
import { countPeople, type Pile } from './rules/count-answers.ts';

/** A thread of its own: whoever counts a million people holds nobody up who wants a page. */
parentPort?.on('message', (piles: Pile[]) => parentPort?.postMessage(countPeople(piles)));
parentPort?.postMessage('ready');
