import { derivePersonalLinkToken } from '../../access/derive-personal-link-token.ts';
import { deriveCsrfToken } from '../../access/session-cookie-and-csrf.ts';
import { type TestCandidateClient, beginTestApplication } from '../test-candidate-client.ts';
import type { PlantedJob } from '../test-data-types.ts';
import type { TestServer } from '../start-test-server.ts';
import {
  type PlantedReviewRound,
  givenReviewRound,
} from '../given-review-round-or-job-ready-for-review.ts';
import {
  type RandomHistoryStep,
  HISTORY_REVIEWED_APPLICATION_COUNT,
  HISTORY_REVIEWER_COUNT,
  type RandomHistoryRound,
  HISTORY_WRITING_CANDIDATE_COUNT,
} from './random-history-generator-and-step-types.ts';
import type { TwoServerProcesses } from './open-two-server-processes-with-faults.ts';

/** `unknown`: nobody heard what became of it, or it is to be tried again. */
export type HistoryStepOutcome = { is: 'done' | 'refused' | 'unknown' | 'wrong'; told: string };
export type PlayedHistoryStep = {
  deed: RandomHistoryStep;
  round: number;
  outcome: HistoryStepOutcome;
};

/** A role whose answers are read, and one that people still write for. */
export type RandomHistoryJobs = {
  read: PlantedReviewRound;
  items: string[][];
  open: PlantedJob;
  writing: TestCandidateClient[];
};

export async function prepareRandomHistoryStage(server: TestServer): Promise<RandomHistoryJobs> {
  const { given } = server;
  const read = await givenReviewRound(server, {
    candidates: HISTORY_REVIEWED_APPLICATION_COUNT,
    questions: 1,
    reviewers: HISTORY_REVIEWER_COUNT,
  });
  // Those who were planted had not been counted.
  await given.counted(read.job, 'submitted', HISTORY_REVIEWED_APPLICATION_COUNT);
  await given.counted(read.job, 'awaiting_review', HISTORY_REVIEWED_APPLICATION_COUNT);
  const items = await Promise.all(
    read.hashes.map(async (hash) => {
      const reply = await server.as(null).get(`/freview/${hash}/reviews`);
      const { questions } = reply.json<{ questions: { Answers: { id: string }[] }[] }>();
      return questions.flatMap(({ Answers }) => Answers.map(({ id }) => id));
    }),
  );
  const open = await given.openJob(read.admin);
  const question = await given.question(open);
  const writing: TestCandidateClient[] = [];
  for (let n = 0; n < HISTORY_WRITING_CANDIDATE_COUNT; n += 1) {
    const candidate = await beginTestApplication(server, open);
    await candidate.save(question.id, { text: 'I call the baker next door.', version: 0 });
    writing.push(candidate);
  }
  return { read, items, open, writing };
}

/** Does everything of a history, round by round, and tells what each deed was answered. */
export async function playRandomHistory(
  server: TestServer,
  {
    servers,
    stage,
    rounds,
  }: {
    servers: TwoServerProcesses;
    stage: RandomHistoryJobs;
    rounds: readonly RandomHistoryRound[];
  },
): Promise<PlayedHistoryStep[]> {
  const told: PlayedHistoryStep[] = [];
  for (const [round, { deeds: calls, fault, after }] of rounds.entries()) {
    const ripe = Promise.withResolvers<void>();
    let answered = 0;
    if (after === 0) ripe.resolve();
    const doing = calls.map(async (deed) => {
      const outcome = await send(server, { servers, stage, deed });
      told.push({ deed, round, outcome });
      answered += 1;
      if (answered === Math.min(after, calls.length)) ripe.resolve();
    });
    const harm = ripe.promise.then(() => (fault === null ? undefined : servers.harm(fault)));
    await Promise.all([...doing, harm]);
  }
  return told;
}

async function send(
  server: TestServer,
  {
    servers,
    stage,
    deed,
  }: { servers: TwoServerProcesses; stage: RandomHistoryJobs; deed: RandomHistoryStep },
): Promise<HistoryStepOutcome> {
  const { path, ...request } = requestOf(server, { servers, stage, deed });
  try {
    const reply = await fetch(`${servers.at(deed.via)}${path}`, {
      ...request,
      redirect: 'manual',
    });
    const told = await reply.text();
    return { is: meaningOf(reply.status), told: `${reply.status} ${told.slice(0, 300)}` };
  } catch (error) {
    return { is: 'unknown', told: String(error) };
  }
}

function meaningOf(status: number): HistoryStepOutcome['is'] {
  if (status < 300 || status === 303) return 'done';
  if (status === 503) return 'unknown';
  // It is in another stage, or over: all else was asked rightly.
  return status === 409 || status === 410 ? 'refused' : 'wrong';
}

function requestOf(
  { services: { config } }: TestServer,
  {
    servers,
    stage,
    deed,
  }: { servers: TwoServerProcesses; stage: RandomHistoryJobs; deed: RandomHistoryStep },
): { path: string; method: string; headers: Record<string, string>; body?: string } {
  const json = { 'content-type': 'application/json' };
  const { session } = stage.read.admin;
  const staff = { cookie: `sid=${session}`, 'x-csrf-token': deriveCsrfToken(session, config) };
  if (deed.kind === 'score')
    return {
      path: `/freview/${stage.read.hashes[deed.reviewer]}/reviews/${historyReviewItemId(stage, deed)}`,
      method: 'PUT',
      headers: json,
      body: JSON.stringify({ score: deed.stars }),
    };
  if (deed.kind === 'submit') {
    const id = stage.writing[deed.who]?.id ?? 0;
    const token = derivePersonalLinkToken('application', { id, serial: 1 }, config);
    return {
      path: `/application/${token}/check`,
      method: 'POST',
      headers: {
        origin: servers.origin,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ csrf: deriveCsrfToken(token, config), honest: 'yes' }).toString(),
    };
  }
  if (deed.kind === 'archive')
    return {
      path: `/dashboard-old/role/${stage.open.id}/archive-open`,
      method: 'POST',
      headers: staff,
    };
  const applicationIds = [stage.read.applications[deed.who]?.id ?? 0];
  return {
    path: `/api/manage/${stage.read.job.id}/decide`,
    method: 'POST',
    headers: { ...json, ...staff },
    body: JSON.stringify({
      applicationIds,
      decision: deed.kind,
      why: { words: 'By what they wrote.' },
    }),
  };
}

export function historyReviewItemId(
  { items }: RandomHistoryJobs,
  { reviewer, item }: { reviewer: number; item: number },
) {
  return items[reviewer]?.[item] ?? '';
}
