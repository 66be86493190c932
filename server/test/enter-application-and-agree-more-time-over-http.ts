import type { CandidateAdjustments } from '@evenhand/contract/adjustments/staff-reads-and-answers-adjustments.ts';
import type { findApplicationEntryFormEndpoint } from '@evenhand/contract/adjustments/staff-enters-application-for-candidate.ts';
import { formFieldName } from '@evenhand/contract/apply/format-and-parse-form-field-names.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import { derivePersonalLinkToken } from '../access/derive-personal-link-token.ts';
import type {
  makeHiringRoundActionsOverHttp,
  RoundApplicant,
  RoundJob,
} from './hiring-round-over-http.ts';
import type { TestServer } from './start-test-server.ts';
import type { PlantedMember } from './test-data-types.ts';

type Round = ReturnType<typeof makeHiringRoundActionsOverHttp>;
type OnJob = { round: Round; admin: PlantedMember; job: RoundJob };

/** An admin sends in what somebody says by phone. */
export async function enterApplicationOverHttp(
  { services: { config } }: Pick<TestServer, 'services'>,
  { round, admin, job, applicant }: OnJob & { applicant: RoundApplicant },
): Promise<{ id: number; token: string }> {
  const at = `/api/manage/${job.id}/enter-application`;
  const entry = await round.staff(admin, 'GET', at);
  const { stages } = entry.json<ResponseOf<typeof findApplicationEntryFormEndpoint>>();
  const { firstName, lastName, email, answers, onForm = {} } = applicant;
  const written = stages
    .map(({ questions }) => questions.map(({ item }) => formFieldName(item.key)))
    .filter((names) => !names.some((name) => Object.hasOwn(onForm, name)))
    .flat();
  const fields = {
    ...Object.fromEntries(written.map((name, n) => [name, answers[n] ?? ''])),
    ...onForm,
  };
  const person = { firstName, lastName, email, isAgreed: true, isHonest: true };
  const entered = await round.staff(admin, 'POST', at, { ...person, fields });
  const { applicationId: id } = entered.json<{ applicationId: number }>();
  await round.work();
  return { id, token: derivePersonalLinkToken('application', { id, serial: 1 }, config) };
}

/** A candidate asks for more time, which is agreed. */
export async function askAndAgreeMoreTimeOverHttp({
  round,
  admin,
  job,
  candidate: { id, token },
}: OnJob & { candidate: { id: number; token: string } }): Promise<void> {
  const asked = { version: '0', time: '2', words: 'I type with one hand.' };
  await round.form(`/application/${token}/adjustments`, asked, { token });
  await round.work();
  const at = `/api/manage/${job.id}/candidates/${id}/adjustments`;
  const { adjustments } = (await round.staff(admin, 'GET', at)).json<CandidateAdjustments>();
  await round.staff(admin, 'POST', `${at}/${adjustments[0]?.id}`, {
    version: 1,
    outcome: 'agreed',
    timeFactor: 2,
    maySendUntil: null,
    words: 'Twice the time.',
  });
  await round.work();
}
