import { hiringReportSteps } from '@evenhand/contract/reporting/organisation-reports.ts';
import type pg from 'pg';
import { publishDueDemographicsOfOrganisation } from '../../features/disclosure/publish-due-demographics.ts';
import type { Services } from '../../services-type.ts';
import { insertFigureFactRowsForTests } from '../figure-fact-and-demographics-test-data.ts';
import {
  type OrganisationUnderDisclosureAttack,
  categoriesUnderDisclosureAttack,
  figureFactOfPersonUnderDisclosureAttack,
  type PersonUnderDisclosureAttack,
  inventPersonUnderDisclosureAttack,
} from './invent-organisation-under-disclosure-attack.ts';
import {
  subtractFiguresReportedToAttacker,
  commonestAnswerAsAttackGuess,
  makeAskForPublishedFiguresInAttack,
} from './ask-for-subtract-and-guess-from-figures.ts';
import type { DisclosureAttackGuess } from './disclosure-attacks.ts';

const WAIT_MS = 91 * 86_400_000;

/** Everybody gets as far as they will, and the server looks again at what it has published. */
export async function advanceApplicantsUnderDisclosureAttack(
  { orgId, people }: OrganisationUnderDisclosureAttack,
  { services, owner, setNow }: { services: Services; owner: pg.Pool; setNow: (now: Date) => void },
): Promise<void> {
  for (const [step, theirs] of Map.groupBy(people, ({ later }) => later)) {
    const risen = theirs.filter(({ furthest }) => furthest !== step);
    await owner.query(
      'update eo.application_fact set reached = reached | $2 where link = any ($1)',
      [risen.map(({ link }) => link), 2 ** (hiringReportSteps.indexOf(step) + 1) - 1],
    );
    for (const person of risen) person.furthest = step;
  }
  setNow(new Date(services.now().getTime() + WAIT_MS));
  await publishDueDemographicsOfOrganisation(services, orgId);
}

/**
 * Asks, lets one more person come or get on, lets the server publish again, and asks again. What has changed is what that
 * person answered.
 */
export async function guessAnswersByWaitingInAttack(
  attacked: OrganisationUnderDisclosureAttack,
  {
    services,
    owner,
    setNow,
    times,
  }: { services: Services; owner: pg.Pool; setNow: (now: Date) => void; times: number },
): Promise<{ victim: PersonUnderDisclosureAttack; guess: DisclosureAttackGuess }[]> {
  const found = [];
  for (let n = 0; n < times; n += 1) {
    const victim = n % 2 === 0 ? newcomer(attacked) : riser(attacked, n);
    const questions = [
      {},
      { teams: [victim.team] },
      { by: 'job', group: String(victim.job.id) },
    ] as const;
    const before = await Promise.all(
      questions.map(makeAskForPublishedFiguresInAttack(services, attacked)),
    );
    if (n % 2 === 0)
      await insertFigureFactRowsForTests(owner, [figureFactOfPersonUnderDisclosureAttack(victim)]);
    else
      await owner.query('update eo.application_fact set reached = reached | 63 where link = $1', [
        victim.link,
      ]);
    // From now on that is known of them too.
    if (n % 2 === 0) attacked.people.push(victim);
    else victim.furthest = 'hired';
    setNow(new Date(services.now().getTime() + WAIT_MS));
    await publishDueDemographicsOfOrganisation(services, attacked.orgId);
    const after = await Promise.all(
      questions.map(makeAskForPublishedFiguresInAttack(services, attacked)),
    );
    const step = n % 2 === 0 ? 0 : LAST_STEP;
    found.push({
      victim,
      guess: Object.fromEntries(
        categoriesUnderDisclosureAttack.map((category) => [
          category,
          questions
            .map((_, q) =>
              subtractFiguresReportedToAttacker(
                [after[q]?.[category] ?? []],
                [before[q]?.[category] ?? []],
              ),
            )
            .map((left) => commonestAnswerAsAttackGuess(left[step] ?? new Map()))
            .find((guess) => guess !== undefined),
        ]),
      ),
    });
  }
  return found;
}

const LAST_STEP = 5;

/** One more who applies for a role that others applied for. */
function newcomer({
  people,
  random,
}: OrganisationUnderDisclosureAttack): PersonUnderDisclosureAttack {
  const beside = people[Math.floor(random() * people.length)];
  if (beside === undefined) throw new Error('nobody');
  const fresh = inventPersonUnderDisclosureAttack(random, { ...beside, opens: 0 });
  return { ...fresh, day: beside.day, link: Buffer.alloc(0), furthest: 'cvreview' };
}

/** Somebody who is hired at last. */
function riser(
  { people }: OrganisationUnderDisclosureAttack,
  n: number,
): PersonUnderDisclosureAttack {
  const reviewed = people.filter(({ furthest }) => furthest === 'cvreview');
  const victim = reviewed[(n * 37) % reviewed.length];
  if (victim === undefined) throw new Error('nobody');
  return victim;
}
