import type { PlantedFault, PlantedFaultDetector } from './planted-fault-types.ts';

const record = (title: string): PlantedFaultDetector => ({
  file: 'server/features/decision-record/download-decision-record.test.ts',
  title,
});
const decisions = (title: string): PlantedFaultDetector => ({
  file: 'server/features/decision-record/dealing-and-decisions-in-record.test.ts',
  title,
});
const file = (title: string): PlantedFaultDetector => ({
  file: 'server/features/decision-record/rules/record-file.test.ts',
  title,
});
const verifier = 'contract/decision-record/decision-record-file-verifier-and-program-text.ts';
const feature = 'server/features/decision-record';

/** Records that name somebody too early, can be changed without anybody noticing, or leave out what was passed over. */
export const plantedDecisionRecordFaults: PlantedFault[] = [
  {
    name: 'record: the edition with names before the release',
    change: [
      {
        file: `${feature}/read-record-overview-and-blindness-certificate.ts`,
        from: 'unreleased > 0 ||',
        to: '',
      },
    ],
    net: record(
      'before the release a record has references only, its name too, and nobody gets the edition with names',
    ),
  },
  {
    name: 'record: names in what colleagues wrote',
    change: [
      {
        file: `${feature}/read-decision-record-candidates.ts`,
        from: 'makePersonRedactor(person)(text)',
        to: 'text',
      },
    ],
    net: record(
      'who opened a name early is on the first page, why stands with the candidate and names nobody',
    ),
  },
  {
    name: 'record: the name of another candidate in what was said of one',
    change: [
      {
        file: `${feature}/read-decision-record-candidates.ts`,
        from: 'redactOwn(redactOthers?.(text) ?? text)',
        to: 'redactOwn(text)',
      },
    ],
    net: record(
      'what was said of one candidate names no other where there are references only, and does where there are names',
    ),
  },
  {
    name: 'record: a root that is kept nowhere',
    change: [
      {
        file: `${feature}/write-decision-record-file.ts`,
        from: 'await keepRoot({ root, sections: count });',
        to: '',
      },
    ],
    net: record(
      'after an erasure an old record still verifies by the root that was kept, and a new one has no trace',
    ),
  },
  {
    name: 'record: each piece of another moment',
    change: [
      { file: `${feature}/download-decision-record.ts`, from: ', isOneMoment: true', to: '' },
    ],
    net: record('a record that is asked for while the role is being decided is of one moment'),
  },
  {
    name: 'record: nobody is asked why somebody is passed over',
    change: [
      {
        file: 'server/features/pipeline/decide-candidates.ts',
        from: 'standings.some(({ passedOver }) => passedOver > 0)',
        to: 'false',
      },
    ],
    net: decisions(
      'whoever passes somebody over is asked why, and the record says whom the order put before',
    ),
  },
  {
    name: 'record: a verifier that believes every section',
    change: [{ file: verifier, from: 'is !== leaf.hash', to: 'false' }],
    net: file('with one byte changed anywhere is found out'),
  },
  {
    name: 'record: a verifier that believes every root',
    change: [{ file: verifier, from: 'made !== root', to: 'false' }],
    net: file('with a section left out, twice, elsewhere or from another record is found out'),
  },
  {
    name: 'record: mark-up in what anybody wrote',
    change: [
      {
        file: `${feature}/rules/decision-record-page-layout.ts`,
        from: "  '<': '&lt;',",
        to: "  '<': '<',",
      },
    ],
    net: file('shows what anybody wrote as text alone, whatever it tries to be'),
  },
];
