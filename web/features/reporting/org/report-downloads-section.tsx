import { fillEndpointPath } from '@evenhand/contract/endpoint.ts';
import {
  downloadOrganisationApplicationsCsvEndpoint,
  downloadDemographicCategoryDropOffEndpoint,
  downloadHiringStepDropOffEndpoint,
  findHiringStepDropOffEndpoint,
} from '@evenhand/contract/reporting/organisation-reports.ts';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { SelectField } from '../../../ui/select-field.tsx';
import { useEndpointQuery } from '../../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import {
  type ReportPeriodAndFilterValues,
  toOrganisationReportQuery,
} from './report-period-and-filter-query-encoding.ts';
import { OrganisationReportSection } from './report-section-with-loading-and-failure.tsx';
import { joinClassNames } from '../../../ui/join-class-names.ts';
import buttonStyles from '../../../ui/button-and-icon-button.module.css';
import styles from './report-downloads-section.module.css';

const rangeTypes = { submitted: 'Submitted in this period', hiredAt: 'Hired in this period' };

/** Files to work on with other programs; they open in a new window, and the report stays. */
export function ReportDownloadsSection({ asked: query }: { asked: ReportPeriodAndFilterValues }) {
  const [rangeType, setRangeType] = useState<keyof typeof rangeTypes>('submitted');
  const { from: start, until: end, ...narrowed } = toOrganisationReportQuery(query);

  return (
    <div id="downloads" className={styles['downloads-section']}>
      <OrganisationReportSection title="Downloads" says="CSV files of this period and these roles.">
        <ul className={styles['downloads']}>
          <li>
            <div>
              <h3>Pipeline diversity, all categories</h3>
              <p>One line for each step and group, as shown above.</p>
            </div>
            <Download
              href={addressOf(
                fillEndpointPath(downloadHiringStepDropOffEndpoint),
                toOrganisationReportQuery(query),
              )}
              what="pipeline diversity, all categories"
            />
          </li>
          <CategoryDownload asked={query} />
          <li>
            <div>
              <h3>Candidates</h3>
              <p>One line for each application. Where a name is sealed, its cells are empty.</p>
            </div>
            <SelectField
              label="Which candidates"
              value={rangeType}
              onChange={({ currentTarget: { value } }) =>
                setRangeType(value === 'hiredAt' ? value : 'submitted')
              }
            >
              {Object.entries(rangeTypes).map(([value, words]) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </SelectField>
            <Download
              href={addressOf(fillEndpointPath(downloadOrganisationApplicationsCsvEndpoint), {
                start,
                end,
                ...narrowed,
                rangeType,
              })}
              what="candidates"
            />
          </li>
        </ul>
      </OrganisationReportSection>
    </div>
  );
}

/** Absent for an organisation that asks about nothing. */
function CategoryDownload({ asked }: { asked: ReportPeriodAndFilterValues }) {
  const query = toOrganisationReportQuery(asked);
  const dropOff = useEndpointQuery(findHiringStepDropOffEndpoint, { query });
  const [wanted, setWanted] = useState<string>();
  const categories = dropOff.data?.coverage.categories ?? [];
  const category = categories.find((each) => each.category === wanted) ?? categories[0];
  if (!category) return null;
  return (
    <li>
      <div>
        <h3>Pipeline diversity by role</h3>
        <p>The steps of one category, role by role as far as they are published.</p>
      </div>
      <SelectField
        label="Category"
        value={category.category}
        onChange={({ currentTarget: { value } }) => setWanted(value)}
      >
        {categories.map(({ category: value, title }) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </SelectField>
      <Download
        href={addressOf(
          fillEndpointPath(downloadDemographicCategoryDropOffEndpoint, {
            category: category.category,
          }),
          query,
        )}
        what={`${category.title} by role`}
      />
    </li>
  );
}

function Download({ href, what }: { href: string; what: string }) {
  return (
    <a
      className={joinClassNames(buttonStyles['button'], buttonStyles['button-secondary'])}
      href={href}
      target="_blank"
      rel="noopener"
    >
      <IconDownload aria-hidden="true" />
      Download<span className="sr-only"> {what}, opens in a new window</span>
    </a>
  );
}

function addressOf(path: string, query: Record<string, string>): string {
  return `${path}?${new URLSearchParams(query)}`;
}
