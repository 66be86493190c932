import { employmentTypeTitles } from '@evenhand/contract/jobs/advert-details.ts';
import type {
  CareersPageFilterFieldContent,
  CareersPageProps,
  CareersPageJob,
} from '@evenhand/contract/careers-page/careers-page-props.ts';
import { IconChevronRight, IconMapPin } from '@tabler/icons-react';
import { formatSalary } from '../../parts/words/format-salary.ts';
import styles from './careers-job-list.module.css';

type Props = Pick<
  CareersPageProps,
  'base' | 'organisation' | 'groups' | 'found' | 'open' | 'filters' | 'number' | 'pages' | 'zone'
>;

/** The open roles, by team, with filters that work as a plain form. */
export function CareersJobList(props: Props) {
  const { base, organisation, groups, found, open, filters, zone } = props;
  const isFiltered = filters.some(({ chosen }) => chosen !== '');
  return (
    <section className={styles['careers-roles']} id="roles" aria-labelledby="roles-title">
      <div className={styles['careers-roles-head']}>
        <h2 id="roles-title">Open roles</h2>
        {open > 0 && <p>{isFiltered ? `${found} of ${jobsInWords(open)}` : jobsInWords(open)}</p>}
      </div>
      {open > 0 && filters.length > 0 && <Filters base={base} filters={filters} />}
      {open === 0 && (
        <p className={styles['careers-none']}>
          {organisation} has no open roles at the moment. New ones appear here and in the{' '}
          <a href={`${base}/feed.xml`}>feed</a>.
        </p>
      )}
      {open > 0 && found === 0 && (
        <p className={styles['careers-none']}>
          No roles match. <a href={`${base}#roles`}>Show all {open}</a>
        </p>
      )}
      {groups.map(({ team, jobs: members }) => (
        <section key={team ?? ''} className={styles['careers-team']}>
          {(groups.length > 1 || team !== null) && <h3>{team ?? 'Other roles'}</h3>}
          <ul>
            {members.map((job) => (
              <CareersJobRow key={job.href} job={job} zone={zone} />
            ))}
          </ul>
        </section>
      ))}
      <Pages {...props} />
    </section>
  );
}

function Filters({ base, filters }: { base: string; filters: CareersPageFilterFieldContent[] }) {
  const isFiltered = filters.some(({ chosen }) => chosen !== '');
  return (
    <form className={styles['careers-filters']} method="get" action={`${base}#roles`}>
      {filters.map(({ name, label, options, chosen }) => (
        <div key={name} className={styles['careers-filter']}>
          <label htmlFor={`filter-${name}`}>{label}</label>
          <select id={`filter-${name}`} name={name} defaultValue={chosen}>
            <option value="">All</option>
            {options.map(({ value, words }) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
        </div>
      ))}
      <div className={styles['careers-filter-acts']}>
        <button type="submit">Show roles</button>
        {isFiltered && <a href={`${base}#roles`}>Clear filters</a>}
      </div>
    </form>
  );
}

function CareersJobRow({ job, zone }: { job: CareersPageJob; zone: string }) {
  const { title, href, location, remote, employmentType, salary, brand, closesAt } = job;
  const facts = [
    employmentType && employmentTypeTitles[employmentType],
    formatSalary(salary),
    brand,
  ].filter((fact) => fact !== null);
  return (
    <li className={styles['careers-role']}>
      <div>
        <h4>
          <a href={href}>{title}</a>
        </h4>
        <p className={styles['careers-role-place']}>
          <IconMapPin size={16} aria-hidden="true" />
          {[location, remote].filter((part) => part !== null).join(' · ')}
        </p>
        {facts.length > 0 && <p className={styles['careers-role-facts']}>{facts.join(' · ')}</p>}
      </div>
      <p className={styles['careers-role-end']}>
        {closesAt ? (
          <>
            Apply by <time dateTime={closesAt.toISOString()}>{dayIn(closesAt, zone)}</time>
          </>
        ) : (
          'Open until filled'
        )}
        <IconChevronRight size={18} aria-hidden="true" />
      </p>
    </li>
  );
}

function Pages({ base, filters, number, pages }: Props) {
  if (pages === 1) return null;
  const to = (page: number) => {
    const chosen = filters.filter((filter) => filter.chosen !== '');
    const query = new URLSearchParams(chosen.map((filter) => [filter.name, filter.chosen]));
    if (page > 1) query.set('page', String(page));
    return `${base}${query.size > 0 ? `?${query}` : ''}#roles`;
  };
  return (
    <nav className={styles['careers-turn']} aria-label="Pages of roles">
      {number > 1 && <a href={to(number - 1)}>Previous page</a>}
      <span>
        Page {number} of {pages}
      </span>
      {number < pages && <a href={to(number + 1)}>Next page</a>}
    </nav>
  );
}

function jobsInWords(count: number): string {
  return count === 1 ? '1 open role' : `${count} open roles`;
}

function dayIn(at: Date, timeZone: string): string {
  return at.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone,
  });
}
