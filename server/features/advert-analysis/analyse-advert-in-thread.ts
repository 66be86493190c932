import type { AdvertAnalysis } from '@evenhand/contract/advert-analysis.ts';
import type { Services } from '../../services-type.ts';
import { Refusal } from '../../http/refusal.ts';
import type { AdvertToAnalyse } from './rules/analyse-and-score-advert-text.ts';

const program = new URL('advert-analysis-worker.ts', import.meta.url);

/**
 * Has an advert read in a thread of its own, in no transaction.
 * @throws Refusal busy, not-read-in-time
 */
export async function analyseAdvertInThread(
  { inThread }: Services,
  question: AdvertToAnalyse,
): Promise<AdvertAnalysis> {
  const report = await inThread(program, question);
  if (report === undefined) throw new Refusal('not-read-in-time');
  // The program answers with nothing else; the contract looks at it again before it is sent.
  return report as AdvertAnalysis;
}
