/** Somebody who has never been anywhere: addresses end in a domain that can never be one. */
export type InventedTwinWorldCandidate = {
  firstName: string;
  lastName: string;
  email: string;
  source: string;
};

/** All that differs from one world to the other: who applied, from where, and when. */
export type InventedTwinWorld = {
  name: string;
  candidates: readonly InventedTwinWorldCandidate[];
  /** How long before the answers are sent to review each of them begins. */
  minutesBefore: readonly number[];
};

export const inventedTwinWorlds: readonly [InventedTwinWorld, InventedTwinWorld] = [
  {
    name: 'first',
    candidates: [
      {
        firstName: 'Zyxanna',
        lastName: 'Vorqualde',
        email: 'zyxanna.vorqualde@first-world.invalid',
        source: 'Direct',
      },
      {
        firstName: 'Bo',
        lastName: 'Quemmel',
        email: 'bo.quemmel@first-world.invalid',
        source: 'jobboard',
      },
      {
        firstName: 'Ysmera',
        lastName: 'Ondrivast',
        email: 'ysmera@first-world.invalid',
        source: 'friends',
      },
      {
        firstName: 'Karvin',
        lastName: 'Blethorpe',
        email: 'k.blethorpe@first-world.invalid',
        source: 'Direct',
      },
      {
        firstName: 'Lunoria',
        lastName: 'Feskwell',
        email: 'lunoria.f@first-world.invalid',
        source: 'newspaper',
      },
      {
        firstName: 'Nyk',
        lastName: 'Jafdruson',
        email: 'nyk1979@first-world.invalid',
        source: 'Direct',
      },
    ],
    minutesBefore: [50, 49, 48, 47, 46, 45],
  },
  {
    name: 'second',
    candidates: [
      {
        firstName: 'Tövik-Ämarit',
        lastName: 'Thraxelwhistle',
        email: 'a.much.longer.address.thraxelwhistle@second-world.invalid',
        source: 'friends',
      },
      {
        firstName: 'Quillon',
        lastName: 'Abarovsk',
        email: 'quillon.abarovsk@second-world.invalid',
        source: 'newspaper',
      },
      {
        firstName: 'Marghul',
        lastName: 'Çelikdrön',
        email: 'celikdron@second-world.invalid',
        source: 'Direct',
      },
      {
        firstName: 'Wex',
        lastName: 'Izumbra',
        email: 'wex.izumbra@second-world.invalid',
        source: 'agency',
      },
      {
        firstName: 'Ophrana',
        lastName: 'von Tessleby',
        email: 'ophrana.tessleby@second-world.invalid',
        source: 'jobboard',
      },
      {
        firstName: 'Dagmir',
        lastName: 'Ul-Haverkost',
        email: 'dagmir@second-world.invalid',
        source: 'events',
      },
    ],
    minutesBefore: [43, 36, 29, 22, 15, 8],
  },
];

/** What is the same in both worlds. */
export const inventedTwinWorldJob = {
  organisation: 'Twin World',
  title: 'Baker',
  description:
    'Bakes bread and rolls for the whole town, six nights a week, with two colleagues. Invented for the twin run.',
  questions: [
    'The oven fails at one in the morning. What do you do?',
    'The oven fails at two in the morning. What do you do?',
  ],
  guides: {
    guideOne: 'Waits until somebody comes.',
    guideThree: 'Calls the repair service.',
    guideFive: 'Calls, and bakes elsewhere.',
  },
  admin: { firstName: 'Ada', lastName: 'Twinrun', email: 'ada@twin-run.invalid' },
  reviewers: [
    { firstName: 'Ben', lastName: 'Twinrun', email: 'ben@twin-run.invalid' },
    { firstName: 'Cyd', lastName: 'Twinrun', email: 'cyd@twin-run.invalid' },
  ],
} as const;

/** The same answers, but for what tells who wrote them: each says so, in several ways. */
export function inventTwinWorldAnswers(
  { firstName, lastName, email }: InventedTwinWorldCandidate,
  n: number,
): string[] {
  return [
    `Number ${n} calls next door. My name is ${firstName} ${lastName}, and I bake elsewhere meanwhile.`,
    `Number ${n} says: "${lastName} bakes." Write to ${email}; ${firstName.toUpperCase()} answers.`,
  ];
}
