import type { findScorecardEndpoint } from '@evenhand/contract/interviews/scorecards.ts';
import type * as z from 'zod/mini';
import type { PlantedInterviewIds } from './interview-test-data-builders.ts';
import type { TestServer } from './start-test-server.ts';
import type { PlantedMember } from './test-data-types.ts';

/** What a card is on the wire. */
export type ScorecardInHttpResponse = z.input<(typeof findScorecardEndpoint)['output']>;

export const HOUR_MS = 3_600_000;

/** A role with an interview that began an hour ago, held by a panel of two admins, and an admin without a seat. */
export async function givenPanelInterview(
  { given }: TestServer,
  { questions = 2, startsAt = new Date(Date.now() - HOUR_MS) } = {},
) {
  const org = await given.organisation();
  const [one, other, admin] = [
    await given.member(org, { role: 'ADMIN', firstName: 'Ona', lastName: 'Early' }),
    await given.member(org, { firstName: 'Otto', lastName: 'Late' }),
    await given.member(org, { role: 'ADMIN' }),
  ];
  const job = await given.openJob(admin, { title: 'Baker' });
  const application = await given.application(job, {
    firstName: 'Zorblax',
    lastName: 'Quintonish',
    state: 'interviews_tasks',
  });
  const interview = await given.interviewToScore(application, {
    questions,
    startsAt,
    panel: [one, other],
  });
  return { org, one, other, admin, job, application, interview };
}

/** What members of a panel do over HTTP. */
export function makeScorecardTestActions(
  { as }: Pick<TestServer, 'as'>,
  interview: PlantedInterviewIds,
) {
  const path = `/api/interviews/${interview.id}/scorecard`;
  const mark = (who: PlantedMember, item: number, given: object) =>
    as(who).put(`${path}/marks/${interview.items[item]?.id}`, {
      stars: null,
      notAsked: false,
      note: '',
      version: 0,
      ...given,
    });
  const submit = (who: PlantedMember) => as(who).post(`${path}/submit`, {});
  return {
    path,
    mark,
    submit,
    read: async (who: PlantedMember) => (await as(who).get(path)).json<ScorecardInHttpResponse>(),
    note: (who: PlantedMember, text: string, version = 0) =>
      as(who).put(`${path}/notes`, { text, version }),
    release: (who: PlantedMember, reason = 'They are ill until next month.') =>
      as(who).post(`${path}/release`, { reason }),
    agree: (who: PlantedMember, item: number, stars: number) =>
      as(who).post(`${path}/agreed/${interview.items[item]?.id}`, {
        stars,
        reason: 'We talked it over together.',
      }),
    /** Marks each question, null for what was not asked, and hands the card in. */
    handIn: async (who: PlantedMember, stars: readonly (number | null)[]) => {
      for (const [item, given] of stars.entries())
        await mark(who, item, { stars: given, notAsked: given === null });
      return submit(who);
    },
  };
}
