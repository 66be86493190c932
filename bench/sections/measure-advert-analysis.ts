import { countSyllables } from '../../server/features/advert-analysis/count-syllables.ts';
import { analyseAdvertText } from '../../server/features/advert-analysis/rules/analyse-and-score-advert-text.ts';
import { noTopicsCoveredByJobFields } from '../../server/features/advert-analysis/rules/missing-topics-and-structure-problems.ts';
import { openWorkerThreads } from '../../server/outside/worker-threads.ts';
import type { BenchmarkResult } from '../print-and-document-benchmark-results.ts';

const ROUNDS = 60;
const program = new URL(
  '../../server/features/advert-analysis/advert-analysis-worker.ts',
  import.meta.url,
);
const PARAGRAPH = `You will lead a small team that looks after our customers in the north of England, and work closely with
the people who plan the network. We utilise modern tools, and you help colleagues to understand what our customers need.
- At least five years of experience in a fast-paced contact centre
- A full driving licence, and confident with KPI dashboards

He or she will be competitive, supportive and ambitious, because every day brings a different challenge to all of us here.
`;

/** The check of a 1,000-word advert: the reading alone, and with the way to its thread and back. */
export async function measureAdvertAnalysis(): Promise<BenchmarkResult[]> {
  const words = PARAGRAPH.split(/\s+/).length;
  const text = PARAGRAPH.repeat(Math.ceil(1000 / words) + 1);
  const question = { text, facts: noTopicsCoveredByJobFields, ignored: [] };
  const inThread = openWorkerThreads();
  const alone = await medianMs(async () => analyseAdvertText(question, countSyllables));
  const whole = await medianMs(() => inThread(program, question));
  const read = analyseAdvertText(question, countSyllables);
  const seen = `${read.words} words, ${read.findings.length} findings`;
  return [
    {
      what: 'an advert of 1,000 words is read',
      measured: alone,
      unit: ' ms',
      goal: { atMost: 50 },
      seen,
    },
    {
      what: '– with the way to its thread and back',
      measured: whole,
      unit: ' ms',
      goal: { atMost: 50 },
    },
  ];
}

/** After a few rounds that warm it up. */
async function medianMs(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < ROUNDS; n += 1) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return times.slice(10).toSorted((a, b) => a - b)[(ROUNDS - 10) / 2] ?? 0;
}
