import type { GuideHead, GuidePage as Page, GuideSection } from '@evenhand/contract/education.ts';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { paths } from '../../paths.ts';
import { GuidePart } from './guide-part.tsx';
import { LevelLine } from './level-line.tsx';

/** One guide: what is in it, its text, and the guides before and after. */
export function GuidePage({ guide, count, sections, previous, next }: Page) {
  return (
    <main className="open-main guide">
      <header className="open-head guide-head">
        <LevelLine current={guide.number} count={count} />
        <p className="guide-place">
          Guide {guide.number} of {count} · {guide.minutes} minutes
        </p>
        <h1>{guide.title}</h1>
        <p className="open-lead">{guide.lead}</p>
      </header>
      <Contents sections={sections} />
      <article className="guide-text">
        {sections.map((section, i) => (
          <Section key={section.id ?? i} {...section} />
        ))}
        <nav className="guide-turn" aria-label="Other guides">
          {previous && <Turn guide={previous} way="previous" />}
          {next && <Turn guide={next} way="next" />}
        </nav>
      </article>
    </main>
  );
}

function Contents({ sections }: Pick<Page, 'sections'>) {
  return (
    <nav className="guide-contents" aria-labelledby="contents">
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

function Section({ id, title, isExample, parts }: GuideSection) {
  const body = parts.map((part, i) => <GuidePart key={i} part={part} />);
  if (id === null || title === null) return <section className="guide-section">{body}</section>;
  return (
    <section
      className={isExample ? 'guide-section guide-example' : 'guide-section'}
      aria-labelledby={id}
    >
      <h2 id={id}>{title}</h2>
      {body}
    </section>
  );
}

function Turn({ guide, way }: { guide: GuideHead; way: 'previous' | 'next' }) {
  return (
    <a
      className={`guide-${way}`}
      href={paths.education(guide.slug)}
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
