import type {
  EducationGuideSummary,
  EducationGuideListPageProps as Page,
} from '@evenhand/contract/education/education-guide-types-and-page-props.ts';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { GuidePositionInSeriesLine } from './guide-position-in-series-line.tsx';
import openPageStyles from '../../parts/layout/templates-and-guides-page.module.css';
import styles from './education-guide-list-page.module.css';

/** The guides in the order in which they are best read. */
export function EducationGuideListPage({ guides, isMissing }: Page) {
  return (
    <main className={openPageStyles['open-main']}>
      {isMissing && (
        <p className={openPageStyles['open-note']} role="status">
          There is no guide at this address. Here are all that there are.
        </p>
      )}
      <header className={openPageStyles['open-head']}>
        <h1>Guides to fair hiring</h1>
        <p className={openPageStyles['open-lead']}>
          What we know about choosing people well, what we do not know, and how to do it on an
          ordinary Monday. Each guide has a worked example and names its sources. They belong
          together, and each can be read on its own.
        </p>
      </header>
      <ol className={styles['guide-list']}>
        {guides.map((guide) => (
          <Guide key={guide.slug} guide={guide} count={guides.length} />
        ))}
      </ol>
    </main>
  );
}

function Guide({ guide, count }: { guide: EducationGuideSummary; count: number }) {
  const { slug, number, title, lead, minutes } = guide;
  return (
    <li className={styles['guide-card']}>
      <GuidePositionInSeriesLine current={number} count={count} />
      <h2>
        <a href={staffPagePaths.education(slug)}>{title}</a>
      </h2>
      <p>{lead}</p>
      <p className={styles['guide-minutes']}>
        Guide {number} · {minutes} minutes
      </p>
    </li>
  );
}
