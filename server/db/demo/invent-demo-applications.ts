import type { DemoAnswerQuality } from './content/demo-question-types-and-answer-words-max.ts';
import type { DemoJob } from './content/jobs.ts';
import { demoGivenNames, demoFamilyNames } from './content/candidate-names.ts';
import type { DemoRandomNumbers } from './demo-random-numbers.ts';
import { dateFromToday } from './demo-dates-and-ids.ts';
import { keepFirstSentencesWithinWordLimit } from './keep-first-sentences-within-word-limit.ts';
import { writeDemoAnswer } from './write-demo-answer.ts';

const SUBMITTED_SHARE = 0.83;
const WITHDRAWN_SHARE = 0.02;
const APPLICATIONS_A_DAY = 1.95;
const SAMPLE_CANDIDATES = 12;

const sources: [name: string, weight: number][] = [
  ['Direct', 5],
  ['professional-network', 4],
  ['job-search-engine', 4],
  ['community-centre', 2],
  ['staff-referral', 1],
  ['national-job-service', 1],
];

export type InventedDemoApplication = {
  role: DemoJob;
  firstName: string;
  lastName: string;
  email: string;
  source: string;
  startedAt: Date;
  formAnswered: boolean;
  submittedAt: Date | null;
  withdrawn: boolean;
  /** What the person would be worth to us; unknown to everybody in the demo. */
  answers: { quality: DemoAnswerQuality; text: string }[];
};

/**
 * Everybody who applies to these roles, day by day over their time.
 * @param people Names that are taken; the new ones are added.
 */
export function inventDemoApplications(
  jobs: DemoJob[],
  {
    dice,
    today,
    now,
    people = new Set(),
    aDay = APPLICATIONS_A_DAY,
  }: { dice: DemoRandomNumbers; today: Date; now: Date; people?: Set<string>; aDay?: number },
): InventedDemoApplication[] {
  const published = jobs.filter((job) => job.publishedDay !== undefined && !job.sample);
  const first = Math.min(...published.map((job) => job.publishedDay ?? 0));
  const used = new Map<string, number>();
  const invented: InventedDemoApplication[] = [];
  const add = (job: DemoJob, startedAt: Date) => {
    if (startedAt < now) invented.push(inventOne(job, startedAt, { dice, used, people, now }));
  };

  let due = 0;
  for (let day = first; day <= 0; day += 1) {
    const open = published.filter(
      (job) => (job.publishedDay ?? 0) <= day && day < (job.closesDay ?? 1),
    );
    const weights = open.flatMap((job) => Array.from({ length: job.pull ?? 1 }, () => job));
    for (due += open.length > 0 ? aDay : 0; due >= 1; due -= 1) {
      add(dice.pick(weights), dateFromToday(today, day, 6 + dice.next() * 16));
    }
  }
  for (const job of published) {
    const days = Math.min(job.closesDay ?? 0, 0) - (job.publishedDay ?? 0);
    for (let n = 0; n < (job.rush ?? 0); n += 1) {
      add(
        job,
        dateFromToday(
          today,
          (job.publishedDay ?? 0) + Math.floor(dice.next() * days),
          6 + dice.next() * 16,
        ),
      );
    }
  }
  for (const job of jobs.filter(({ sample }) => sample)) {
    for (let n = 0; n < SAMPLE_CANDIDATES; n += 1)
      add(job, dateFromToday(today, (job.publishedDay ?? 0) + 1 + n, 10));
  }
  return invented.sort((a, b) => a.startedAt.getTime() - b.startedAt.getTime());
}

function inventOne(
  job: DemoJob,
  startedAt: Date,
  {
    dice,
    used,
    people,
    now,
  }: { dice: DemoRandomNumbers; used: Map<string, number>; people: Set<string>; now: Date },
): InventedDemoApplication {
  const [firstName, lastName] = inventName(dice, people);
  const submits = job.sample === true || dice.chance(SUBMITTED_SHARE);
  const submittedAt = new Date(startedAt.getTime() + (0.5 + dice.next() * 30) * 3_600_000);
  const merit = 3 + dice.normal();
  return {
    role: job,
    firstName,
    lastName,
    email: `${plain(firstName)}.${plain(lastName)}@example.com`,
    source: weighted(dice),
    startedAt,
    formAnswered: submits || dice.chance(0.6),
    submittedAt: submits && submittedAt < now ? submittedAt : null,
    withdrawn: submits && job.sample !== true && dice.chance(WITHDRAWN_SHARE),
    answers: job.questions.map((kind) => {
      const quality = qualityOf(merit + dice.normal() * 0.6);
      const key = `${job.title} ${kind.key} ${quality}`;
      const n = used.get(key) ?? job.title.length * 7;
      used.set(key, n + 1);
      const text = writeDemoAnswer(kind, quality, n);
      return { quality, text: keepFirstSentencesWithinWordLimit(text, job.answerWordsMax) };
    }),
  };
}

function inventName(dice: DemoRandomNumbers, people: Set<string>): [string, string] {
  for (;;) {
    const name: [string, string] = [dice.pick(demoGivenNames), dice.pick(demoFamilyNames)];
    if (!people.has(name.join(' '))) {
      people.add(name.join(' '));
      return name;
    }
  }
}

function weighted(dice: DemoRandomNumbers): string {
  return dice.pick(sources.flatMap(([name, weight]) => Array.from({ length: weight }, () => name)));
}

function qualityOf(worth: number): DemoAnswerQuality {
  const rounded = Math.round(Math.min(5, Math.max(1, worth)));
  if (rounded <= 1) return 1;
  if (rounded === 2) return 2;
  if (rounded === 3) return 3;
  return rounded === 4 ? 4 : 5;
}

function plain(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[^a-z]+/gi, '')
    .toLowerCase();
}
