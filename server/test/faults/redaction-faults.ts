import type { PlantedFault, PlantedFaultDetector } from './planted-fault-types.ts';

const reviewersFindNothing: PlantedFaultDetector = {
  file: 'server/test/canary-round.test.ts',
  title:
    'whoever reviews finds no name anywhere: by link, as staff, or as an admin with reviews still to do',
};
const figures: PlantedFaultDetector = {
  file: 'server/features/review/rules/redaction-figures.test.ts',
  title:
    'of invented people in twenty languages at least 99.5 % of what names them is gone, however it is disguised',
};

/** Ways of writing a name that redaction no longer knows. */
export const plantedRedactionFaults: PlantedFault[] = [
  {
    name: 'redaction that takes full width for other letters',
    change: [
      {
        file: 'server/features/review/rules/unify-and-normalise-characters-of-text.ts',
        from: ".normalize('NFKC')",
        to: '',
      },
      {
        file: 'server/features/review/rules/unify-and-normalise-characters-of-text.ts',
        from: ".normalize('NFKD')",
        to: ".normalize('NFD')",
      },
    ],
    net: reviewersFindNothing,
  },
  {
    name: 'redaction that leaves characters without a shape within names',
    change: [
      {
        file: 'server/features/review/rules/unify-and-normalise-characters-of-text.ts',
        from: /const IGNORABLE = .*;/,
        to: 'const IGNORABLE = /(?!)/gu;',
      },
    ],
    net: reviewersFindNothing,
  },
  {
    name: 'redaction that joins no name over a line end',
    change: [
      {
        file: 'server/features/review/rules/unify-and-normalise-characters-of-text.ts',
        from: "append(joined, '\\n', normalised",
        to: "append(joined, '¶', normalised",
      },
    ],
    net: figures,
  },
];
