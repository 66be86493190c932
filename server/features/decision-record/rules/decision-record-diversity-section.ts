import type { DiversityFiguresPeriodsAndGroups } from '@evenhand/contract/reporting/what-diversity-figures-cover-types.ts';
import { hiringReportSteps } from '@evenhand/contract/reporting/organisation-reports.ts';
import type { DemographicsOfGroup } from '../../disclosure/rules/demographics-request-and-report-types.ts';
import type {
  DecisionRecordSectionPart,
  DecisionRecordSectionContent,
} from './decision-record-section-content-types.ts';

const why = {
  open: 'The role still takes applications: figures are published once it has closed.',
  'too-few': 'Too few candidates answered for figures that tell of nobody.',
  'rest-too-small': 'The figures of this role would tell of the few others of these months.',
  'not-yet': 'The figures of these months are not published yet.',
} as const;

/** As `disclosure` reads it: figures, or why there are none. */
type PublishedFigures = Pick<DiversityFiguresPeriodsAndGroups, 'categories'> &
  (
    | { published: DemographicsOfGroup; unpublished: null }
    | { published: null; unpublished: keyof typeof why }
  );

/**
 * What was published of who applied, and nothing that was not: rounded, frozen, and the same in every record, so that two of them tell
 * no more than one.
 */
export function decisionRecordDiversitySection({
  published,
  categories,
  unpublished,
}: PublishedFigures): DecisionRecordSectionContent {
  const steps = published === null ? [] : hiringReportSteps;
  return {
    name: 'diversity',
    title: 'Who applied, as it was published',
    content: { published: published?.steps ?? null, unpublished },
    parts: [
      {
        text:
          published === null
            ? why[unpublished]
            : 'Published once and frozen; counts are rounded, and small groups are not told.',
      },
      ...(published === null ? [] : categories).flatMap(
        ({ category, title, options }): DecisionRecordSectionPart[] => [
          { heading: title },
          {
            head: ['', ...steps],
            rows: options.map(({ code, label }) => [
              label,
              ...steps.map((step) => String(published?.steps[step][category]?.[code] ?? '–')),
            ]),
          },
        ],
      ),
    ],
  };
}
