import type {
  EducationGuideSummary,
  EducationGuidePageProps as Page,
  EducationGuideSectionContent,
} from '@evenhand/contract/education/education-guide-types-and-page-props.ts';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { EducationGuideBlockView } from './education-guide-block-view.tsx';
import { GuidePositionInSeriesLine } from './guide-position-in-series-line.tsx';
import { joinClassNames } from '../../ui/join-class-names.ts';
import openPageStyles from '../../parts/layout/templates-and-guides-page.module.css';
import styles from './education-guide-page.module.css';

/** One guide: what is in it, its text, and the guides before and after. */
export function EducationGuidePage({ guide, count, sections, previous, next }: Page) {
  return (
    <main className={joinClassNames(openPageStyles['open-main'], styles['guide'])}>
      <header className={joinClassNames(openPageStyles['open-head'], styles['guide-head'])}>
        <GuidePositionInSeriesLine current={guide.number} count={count} />
        <p className={styles['guide-place']}>
          Guide {guide.number} of {count} · {guide.minutes} minutes
        </p>
        <h1>{guide.title}</h1>
        <p className={openPageStyles['open-lead']}>{guide.lead}</p>
      </header>
      <Contents sections={sections} />
      <article className={styles['guide-text']}>
        {sections.map((section, i) => (
          <Section key={section.id ?? i} {...section} />
        ))}
        <nav className={styles['guide-turn']} aria-label="Other guides">
          {previous && <Turn guide={previous} way="previous" />}
          {next && <Turn guide={next} way="next" />}
        </nav>
      </article>
    </main>
  );
}

function Contents({ sections }: Pick<Page, 'sections'>) {
  return (
    <nav className={styles['guide-contents']} aria-labelledby="contents">
      <h2 id="contents">In this guide</h2>
      <ul>
        {sections.map(
          ({ id, title }) =>
            id && (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}

function Section({ id, title, isExample, parts }: EducationGuideSectionContent) {
  const body = parts.map((part, i) => <EducationGuideBlockView key={i} part={part} />);
  if (id === null || title === null)
    return <section className={styles['guide-section']}>{body}</section>;
  return (
    <section
      className={
        isExample
          ? joinClassNames(styles['guide-section'], styles['guide-example'])
          : styles['guide-section']
      }
      aria-labelledby={id}
    >
      <h2 id={id}>{title}</h2>
      {body}
    </section>
  );
}

function Turn({ guide, way }: { guide: EducationGuideSummary; way: 'previous' | 'next' }) {
  return (
    <a
      className={styles[`guide-${way}`]}
      href={staffPagePaths.education(guide.slug)}
      rel={way === 'next' ? 'next' : 'prev'}
    >
      <span>
        {way === 'previous' && <IconArrowLeft size={16} aria-hidden="true" />}
        {way === 'previous' ? 'Previous guide' : 'Next guide'}
        {way === 'next' && <IconArrowRight size={16} aria-hidden="true" />}
      </span>
      <strong>{guide.title}</strong>
    </a>
  );
}
