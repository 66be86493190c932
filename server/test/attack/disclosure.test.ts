import { expect, test } from 'vitest';
import { publishDueDemographicsOfOrganisation } from '../../features/disclosure/publish-due-demographics.ts';
import type { Services } from '../../services-type.ts';
import { startTestServer } from '../start-test-server.ts';
import {
  type AskForFiguresInAttack,
  makeAskForUnprotectedFiguresInAttack,
  makeAskForPublishedFiguresInAttack,
} from './ask-for-subtract-and-guess-from-figures.ts';
import {
  type OrganisationUnderDisclosureAttack,
  inventOrganisationUnderDisclosureAttack,
  type PersonUnderDisclosureAttack,
} from './invent-organisation-under-disclosure-attack.ts';
import { disclosureAttacks, type DisclosureAttackGuess } from './disclosure-attacks.ts';
import {
  standardErrorOfMeanAttackGain,
  meanAttackGain,
  meanAttackScore,
  type AttackScore,
  scoreAttack,
} from './attack-score.ts';
import {
  guessAnswersFromAllFiguresInAttack,
  loadPublishedFiguresForAttack,
} from './load-figures-and-guess-answers-in-attack.ts';
import {
  guessAnswersByWaitingInAttack,
  advanceApplicantsUnderDisclosureAttack,
} from './advance-applicants-and-guess-answers-by-waiting.ts';

const server = startTestServer();
const SIZES = (process.env['ATTACK_SIZES'] ?? '150').split(',').map(Number);
const VICTIMS = Number(process.env['ATTACK_VICTIMS'] ?? 24);
/** How often an organisation of each size is made up and attacked by everything that is published of it. */
const DRAWS = Number(process.env['ATTACK_DRAWS'] ?? 3);
/** Where everybody answers and no answer is common; the smaller, the more draws: about as many people of each size. */
const EVEN_SIZES = (process.env['ATTACK_EVEN_SIZES'] ?? '220').split(',').map(Number);
const EVEN_DRAWS = Number(process.env['ATTACK_EVEN_DRAWS'] ?? 1);
const EVEN_PEOPLE = Number(process.env['ATTACK_EVEN_PEOPLE'] ?? 660);
const WAITS = Number(process.env['ATTACK_WAITS'] ?? 4);
const POINTS_MAX = 5;
const NOW = new Date('2026-02-03T12:00:00Z');

type Mode = 'protected' | 'row-rule';
const servicesOf = (mode: Mode): Services => ({
  ...server.services,
  config: { ...server.services.config, EO_DISCLOSURE: mode },
});

async function attack(
  attacked: OrganisationUnderDisclosureAttack,
  victims: PersonUnderDisclosureAttack[],
  mode: Mode,
): Promise<AttackScore[]> {
  const services = servicesOf(mode);
  const { owner } = server.given;
  server.setNow(NOW);
  await publishDueDemographicsOfOrganisation(services, attacked.orgId);
  const found = new Map<PersonUnderDisclosureAttack, DisclosureAttackGuess[]>(
    victims.map((victim) => [victim, []]),
  );
  const scores = await attackBy(makeAskForPublishedFiguresInAttack(services, attacked), {
    attacked,
    found,
  });
  scores.push(
    ...scoreAttack('colluding admins', attacked, await unionOf(mode, { attacked, found })),
  );
  const waited = await guessAnswersByWaitingInAttack(attacked, {
    services,
    owner,
    setNow: server.setNow,
    times: WAITS,
  });
  return [...scores, ...scoreAttack('waiting', attacked, waited)];
}

async function attackBy(
  look: AskForFiguresInAttack,
  {
    attacked,
    found,
  }: {
    attacked: OrganisationUnderDisclosureAttack;
    found: Map<PersonUnderDisclosureAttack, DisclosureAttackGuess[]>;
  },
): Promise<AttackScore[]> {
  const scores: AttackScore[] = [];
  for (const [name, prepare] of Object.entries(disclosureAttacks)) {
    const guess = prepare(attacked, look);
    const guesses = [];
    const isTheirs = attackable[name];
    const theirs =
      isTheirs === undefined
        ? [...found.keys()]
        : attacked.people.filter(isTheirs).slice(0, VICTIMS);
    for (const victim of theirs) {
      const one = await guess(victim);
      found.get(victim)?.push(one);
      guesses.push({ victim, guess: one });
    }
    scores.push(...scoreAttack(name, attacked, guesses));
  }
  return scores;
}

/** Of exact counts together the first that was isolated; of rounded ones whatever explains all of them best. */
async function unionOf(
  mode: Mode,
  {
    attacked,
    found,
  }: {
    attacked: OrganisationUnderDisclosureAttack;
    found: Map<PersonUnderDisclosureAttack, DisclosureAttackGuess[]>;
  },
): Promise<{ victim: PersonUnderDisclosureAttack; guess: DisclosureAttackGuess }[]> {
  if (mode === 'row-rule')
    return [...found].map(([victim, guesses]) => ({
      victim,
      guess: Object.assign({}, ...guesses.map(reported)),
    }));
  const guess = guessAnswersFromAllFiguresInAttack(
    attacked,
    await loadPublishedFiguresForAttack(server.given.owner, attacked),
  );
  return attacked.people.map((victim) => ({ victim, guess: guess(victim) }));
}

/** Only whoever applied quickly can be told apart by the toggle, and only the hidden row of a small source is what is left of all. */
const attackable: Record<string, (person: PersonUnderDisclosureAttack) => boolean> = {
  toggle: ({ quick }) => quick,
  subtraction: ({ source }) => source === 'Source 5' || source === 'Source 6',
};

function someOf({
  people,
  random,
}: OrganisationUnderDisclosureAttack): PersonUnderDisclosureAttack[] {
  const shuffled = people.map((person) => ({ person, place: random() }));
  return shuffled
    .toSorted((a, b) => a.place - b.place)
    .slice(0, VICTIMS)
    .map(({ person }) => person);
}

const reported = (guess: DisclosureAttackGuess) =>
  Object.fromEntries(Object.entries(guess).filter(([, one]) => one !== undefined));

function print(title: string, scores: readonly AttackScore[]): void {
  if (process.env['ATTACK_PRINT'] === undefined) return;
  const lines = scores.map(({ attack: name, category, right, majority, gain, error }) =>
    [
      name.padEnd(18),
      category.padEnd(12),
      ...[right, majority, gain, error].map((n) => n.toFixed(1).padStart(7)),
    ].join(''),
  );
  process.stdout.write(
    `\n${title}: right, by majority, gain in points, its error\n${lines.join('\n')}\n`,
  );
}

test('no attack on what is published beats guessing by more than five points, and the row rule falls to the same', async () => {
  for (const perYear of SIZES) {
    const { given } = server;
    const attacked = await inventOrganisationUnderDisclosureAttack(given, {
      perYear,
      seed: perYear,
    });
    const victims = someOf(attacked);
    const found = new Map<PersonUnderDisclosureAttack, DisclosureAttackGuess[]>(
      victims.map((victim) => [victim, []]),
    );
    const bare = await attackBy(makeAskForUnprotectedFiguresInAttack(attacked), {
      attacked,
      found,
    });
    print(`${perYear} applicants a year, rows under five hidden and nothing else`, bare);
    for (const [name, scores] of byAttack(bare))
      expect(meanAttackGain(scores), name).toBeGreaterThan(POINTS_MAX);
    // First: by waiting the clock goes on, and what was published is looked at again by it.
    const frozen = await attack(attacked, victims, 'protected');
    print(`${perYear} applicants a year, protected`, frozen);
    const live = await attack(attacked, victims, 'row-rule');
    print(`${perYear} applicants a year, row-rule`, live);
    expect(meanAttackGain(frozen)).toBeLessThanOrEqual(POINTS_MAX);
    // Of a few victims some are guessed by luck: more than that, and more than five points, is no luck.
    for (const [name, scores] of byAttack(frozen))
      expect(meanAttackGain(scores), name).toBeLessThanOrEqual(
        POINTS_MAX + 3 * standardErrorOfMeanAttackGain(scores),
      );
    // The very same attacks succeed where figures are live: they would be seen to.
    for (const name of [
      'byDay',
      'bySecond',
      'tracker',
      'toggle',
      'complement',
      'waiting',
      'colluding admins',
    ])
      expect(meanAttackGain(byAttack(live).get(name) ?? []), name).toBeGreaterThan(POINTS_MAX);
    expect(meanAttackGain(live)).toBeGreaterThan(2 * POINTS_MAX);
  }
}, 3_600_000);

test('nobody who adds up all that is published guesses any category better by more than five points', async () => {
  for (const perYear of SIZES) {
    const drawn: AttackScore[] = [];
    for (let draw = 0; draw < DRAWS; draw += 1) drawn.push(...(await unionOfDraw(perYear, draw)));
    const means = [...Map.groupBy(drawn, ({ category }) => category)].map(([category, scores]) =>
      meanAttackScore(`all, ${scores.length} draws`, category, scores),
    );
    print(`${perYear} applicants a year, protected`, means);
    // Three standard errors of the mean over the draws: the answers are made up anew for each.
    for (const mean of means)
      expect(mean.gain, `${mean.category}, ${perYear} a year`).toBeLessThanOrEqual(
        POINTS_MAX + 3 * mean.error,
      );
  }
}, 3_600_000);

async function unionOfDraw(perYear: number, draw: number): Promise<AttackScore[]> {
  const attacked = await inventOrganisationUnderDisclosureAttack(server.given, {
    perYear,
    seed: perYear * 1000 + draw,
  });
  server.setNow(NOW);
  await publishDueDemographicsOfOrganisation(servicesOf('protected'), attacked.orgId);
  const guess = guessAnswersFromAllFiguresInAttack(
    attacked,
    await loadPublishedFiguresForAttack(server.given.owner, attacked),
  );
  return scoreAttack(
    'all',
    attacked,
    attacked.people.map((victim) => ({ victim, guess: guess(victim) })),
  );
}

test('where everybody answers and no answer is common, two admins who ask everything and wait gain no more than five points', async () => {
  for (const perYear of EVEN_SIZES) {
    const draws = Math.max(EVEN_DRAWS, Math.ceil((EVEN_DRAWS * EVEN_PEOPLE) / perYear));
    const drawn: AttackScore[] = [];
    for (let draw = 0; draw < draws; draw += 1) drawn.push(...(await evenDraw(perYear, draw)));
    const means = [...Map.groupBy(drawn, ({ category }) => category)].map(([category, scores]) =>
      meanAttackScore(`even, ${scores.length} draws`, category, scores),
    );
    print(`${perYear} applicants a year, evenly split, over the plain majority`, means);
    for (const mean of means)
      expect(mean.gain, `${mean.category}, ${perYear} a year`).toBeLessThanOrEqual(
        POINTS_MAX + 3 * mean.error,
      );
  }
}, 3_600_000);

async function evenDraw(perYear: number, draw: number): Promise<AttackScore[]> {
  const { given, setNow } = server;
  const seed = perYear * 1000 + 500 + draw;
  const attacked = await inventOrganisationUnderDisclosureAttack(given, {
    perYear,
    seed,
    isEven: true,
  });
  const services = servicesOf('protected');
  setNow(NOW);
  await publishDueDemographicsOfOrganisation(services, attacked.orgId);
  const before = await loadPublishedFiguresForAttack(given.owner, attacked);
  await advanceApplicantsUnderDisclosureAttack(attacked, { services, owner: given.owner, setNow });
  const guess = guessAnswersFromAllFiguresInAttack(
    attacked,
    before,
    await loadPublishedFiguresForAttack(given.owner, attacked),
  );
  const guesses = attacked.people.map((victim) => ({ victim, guess: guess(victim) }));
  return scoreAttack('even', attacked, guesses, true);
}

function byAttack(scores: readonly AttackScore[]): Map<string, AttackScore[]> {
  return Map.groupBy(scores, ({ attack: name }) => name);
}
