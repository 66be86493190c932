import {
  type PublicJobTemplateSummary,
  type JobTemplateListPageProps as Page,
  jobTemplateCategories,
} from '@evenhand/contract/job-templates.ts';
import { IconChevronRight, IconSearch } from '@tabler/icons-react';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { joinClassNames } from '../../ui/join-class-names.ts';
import buttonStyles from '../../ui/button-and-icon-button.module.css';
import fieldStyles from '../../ui/text-input-field.module.css';
import openPageStyles from '../../parts/layout/templates-and-guides-page.module.css';
import styles from './public-job-template-list-page.module.css';

/** Role templates on their shelves, to browse and to search; works without a script. */
export function PublicJobTemplateListPage({
  search,
  category,
  templates,
  counts,
  isMissing,
}: Page) {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const shelves = jobTemplateCategories
    .map((shelf) => ({ ...shelf, roles: templates.filter((role) => role.category === shelf.id) }))
    .filter(({ roles: jobs }) => jobs.length > 0);
  return (
    <main className={openPageStyles['open-main']}>
      {isMissing && (
        <p className={openPageStyles['open-note']} role="status">
          There is no template at this address. Here are all that there are.
        </p>
      )}
      <header className={openPageStyles['open-head']}>
        <h1>Start from a role that is already written</h1>
        <p className={openPageStyles['open-lead']}>
          An advert, work-sample questions and a review guide for each: take one as it is or change
          every word. You can read all of them before you sign up.
        </p>
      </header>
      <Search search={search} category={category} />
      <Shelves search={search} category={category} counts={counts} total={total} />
      {(search !== '' || category !== null) && (
        <p className={styles['templates-found']} role="status">
          {templates.length} of {total} templates
          {search !== '' && (
            <>
              {' '}
              for “<bdi>{search}</bdi>”
            </>
          )}
          . <a href={staffPagePaths.templateList()}>Show all</a>
        </p>
      )}
      {shelves.map(({ id, title, roles: jobs }) => (
        <section key={id} className={styles['shelf']} aria-labelledby={`shelf-${id}`}>
          <h2 id={`shelf-${id}`}>{title}</h2>
          <ul>
            {jobs.map((role) => (
              <TemplateCardItem key={role.id} {...role} />
            ))}
          </ul>
        </section>
      ))}
      {templates.length === 0 && (
        <p className={styles['templates-none']}>
          No template matches. Try a single word, such as “customer” or “planning”, or start from an
          empty page: you write the advert and the questions yourself.
        </p>
      )}
      <p className={styles['templates-end']}>
        None of these? <a href={staffPagePaths.signUp('1')}>Sign up without a template</a>
      </p>
    </main>
  );
}

function Search({ search, category }: Pick<Page, 'search' | 'category'>) {
  return (
    <form
      className={styles['templates-search']}
      role="search"
      action={staffPagePaths.templateList()}
    >
      <label htmlFor="search">Search templates by title, skill or kind of work</label>
      <div className={styles['templates-search-row']}>
        <div className={fieldStyles['search-field']}>
          <IconSearch aria-hidden="true" />
          <input id="search" name="search" type="search" defaultValue={search} maxLength={100} />
        </div>
        {category !== null && <input type="hidden" name="category" value={category} />}
        <button
          type="submit"
          className={joinClassNames(buttonStyles['button'], buttonStyles['button-secondary'])}
        >
          Search
        </button>
      </div>
    </form>
  );
}

type ShelvesProps = Pick<Page, 'search' | 'category' | 'counts'> & { total: number };

function Shelves({ search, category, counts, total }: ShelvesProps) {
  const kept = search === '' ? {} : { search };
  const all = [{ id: null, title: 'All', count: total }];
  const shelves = jobTemplateCategories.map((shelf) => ({ ...shelf, count: counts[shelf.id] }));
  return (
    <nav aria-label="Kinds of work">
      <ul className={styles['shelf-links']}>
        {[...all, ...shelves].map(({ id, title, count }) => (
          <li key={title}>
            <a
              href={staffPagePaths.templateList({ ...kept, ...(id !== null && { category: id }) })}
              aria-current={id === category ? 'page' : undefined}
            >
              {title} <span className={styles['shelf-count']}>{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const SKILLS_SHOWN = 2;

function TemplateCardItem({ id, title, summary, questionCount, skills }: PublicJobTemplateSummary) {
  return (
    <li className={styles['role-row']}>
      <div>
        <h3>
          <a href={staffPagePaths.viewTemplate(id)}>{title}</a>
        </h3>
        <p>{summary}</p>
      </div>
      <p className={styles['role-meta']}>
        {questionCount} questions
        <span className={styles['role-skills']}>{skills.slice(0, SKILLS_SHOWN).join(' · ')}</span>
      </p>
      <IconChevronRight size={18} aria-hidden="true" />
    </li>
  );
}
