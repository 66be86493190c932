import type { ActingMember } from '../../access/visitor-request-context.ts';
import {
  type DemographicCategory,
  demographicCategories,
  demographicCategoryNames,
} from '@evenhand/contract/reporting/demographic-categories.ts';
import { CSV_BYTE_ORDER_MARK, writeCsvLine } from '@evenhand/contract/write-csv.ts';
import { type Db, runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import type { Services } from '../../services-type.ts';
import { Refusal } from '../../http/refusal.ts';
import { DEMOGRAPHICS_GROUP_OF_EVERYBODY } from '../disclosure/rules/demographics-request-and-report-types.ts';
import { readDemographicsReport } from '../disclosure/read-demographics-report.ts';
import type { OrganisationReportScope } from './organisation-report-handler-scope-and-period.ts';
import {
  readHiringStepDropOff,
  reportStepTitles,
} from './read-hiring-step-drop-off-and-step-titles.ts';
import {
  categoryDropOffCsvLines,
  hiringStepDropOffCsvLines,
  hiringStepDropOffCsvNote,
} from './rules/hiring-step-and-category-drop-off-csv-lines.ts';
import { findReportedJobTitles } from './sql/organisation-report-rights-and-scope-queries.ts';

type File = { name: string; pieces: AsyncIterable<string> };

export async function downloadHiringStepDropOffCsv(
  services: Services,
  query: OrganisationReportScope,
): Promise<File> {
  const dropOff = await readHiringStepDropOff(services, query, { excludeQuick: false });
  return fileOf(`drop-off-${query.from}-${query.until}`, hiringStepDropOffCsvLines(dropOff), {
    ...query.range,
    what: 'All categories',
    coverage: dropOff.coverage,
  });
}

/** @throws Refusal not-found for what is no category */
export function parseDemographicCategory(name: string): DemographicCategory {
  const category = demographicCategories.find((each) => each === name);
  if (category === undefined) throw new Refusal('not-found');
  return category;
}

export async function downloadCategoryDropOffCsv(
  services: Services,
  query: OrganisationReportScope,
  { category, member }: { category: DemographicCategory; member: ActingMember },
): Promise<File> {
  const [together, apart] = await Promise.all([
    readDemographicsReport(services, { ...query, by: 'step', excludeQuick: false }),
    readDemographicsReport(services, { ...query, by: 'job', excludeQuick: false }),
  ]);
  // Counted live, all roles together stand among them.
  const ofRoles = apart.cells.filter(({ group }) => group !== DEMOGRAPHICS_GROUP_OF_EVERYBODY);
  const ids = ofRoles.map(({ group }) => Number(group));
  const titles = await runTransactionByDoor(
    { services, door: 'staff', actor: member },
    (db: Db<'staff'>) => findReportedJobTitles(db, ids),
  );
  const jobs = titles.flatMap(({ id, title }) =>
    ofRoles.filter(({ group }) => group === String(id)).map(({ steps }) => ({ title, steps })),
  );
  if (!together.coverage.categories.some((each) => each.category === category))
    throw new Refusal('not-found', {
      message: `Your organisation does not ask candidates about this (${demographicCategoryNames[category]}), so there is no such file.`,
    });
  const all = together.cells.find(({ group }) => group === DEMOGRAPHICS_GROUP_OF_EVERYBODY);
  const lines = categoryDropOffCsvLines(category, {
    jobs: [{ title: 'All roles', steps: all?.steps ?? {} }, ...jobs],
    coverage: together.coverage,
    stepNames: reportStepTitles,
  });
  return fileOf(`drop-off-${category}-${query.from}-${query.until}`, lines, {
    ...query.range,
    what: `${demographicCategoryNames[category]}, by role`,
    coverage: together.coverage,
  });
}

function fileOf(
  name: string,
  lines: (string | number)[][],
  about: Parameters<typeof hiringStepDropOffCsvNote>[0],
): File {
  const note = hiringStepDropOffCsvNote(about, lines[0]?.length ?? 1);
  async function* pieces() {
    yield CSV_BYTE_ORDER_MARK + [...lines, note].map(writeCsvLine).join('');
  }
  return { name: `evenhand-${name}.csv`, pieces: pieces() };
}
