import type { CandidateAdjustments } from '@evenhand/contract/adjustments/staff-reads-and-answers-adjustments.ts';
import { enterApplicationOverHttp } from './enter-application-and-agree-more-time-over-http.ts';
import type { CanaryRound } from './canary-crawl.ts';
import { type Canary, plantCanary } from './canary-disguises.ts';
import type { RoundApplicant, RoundApplication } from './hiring-round-over-http.ts';

const FIELD = 'adjustment';

export function isAdjustmentCanary({ field }: Canary): boolean {
  return field === FIELD;
}

/** Each candidate asks for something with a canary in it, and an admin answers the first of them with another. */
export async function askForAdjustmentsWithCanaries(walk: CanaryRound): Promise<void> {
  const { round, canaries, staff, role: job, attempts } = walk;
  for (const [n, { token }] of attempts.entries()) {
    walk.acting = `candidate ${n}`;
    const words = `Somebody who says ${plantCanary(canaries, `candidate ${n}`, FIELD)} beside me.`;
    await round.form(`/application/${token}/adjustments`, { version: '0', words }, { token });
  }
  walk.acting = 'admin while sealed';
  for (const [n, { id }] of attempts.slice(0, 2).entries()) {
    const at = `/api/manage/${job.id}/candidates/${id}/adjustments`;
    const seen = await round.staff(staff.admin, 'GET', at);
    const [newest] = seen.json<CandidateAdjustments>().adjustments;
    await round.staff(staff.admin, 'POST', `${at}/${newest?.id ?? 0}`, {
      version: newest?.version,
      outcome: 'agreed',
      timeFactor: 2,
      maySendUntil: null,
      words: `Agreed: ${plantCanary(canaries, `candidate ${n}`, FIELD)}, and twice the time.`,
    });
  }
}

/** What else there is about adjustments, each call once. */
export async function callEachAdjustmentEndpointOnce(
  walk: CanaryRound,
  { asks, entered }: { asks: Pick<RoundApplication, 'token'>; entered: RoundApplicant },
): Promise<void> {
  const { round, server, staff, role: job } = walk;
  const { token } = asks;
  const page = `/application/${token}/adjustments`;
  await server.running.app.inject({ url: page });
  await round.form(page, { version: '0', time: '1.5' }, { token });
  await round.form(`${page}/take-back`, {}, { token });
  await enterApplicationOverHttp(server, { round, admin: staff.admin, job, applicant: entered });
}
