import type {
  EducationGuideBarValues,
  EducationGuideFigureName,
  EducationGuideContentBlock as Part,
  EducationGuideRangeValues,
  StyledTextSpans,
} from '@evenhand/contract/education/education-guide-types-and-page-props.ts';
import type { ReactNode } from 'react';
import { RatingAnchorsIllustration } from './rating-anchors-illustration.tsx';
import { StructuredInterviewIllustration } from './structured-interview-illustration.tsx';
import { InlineGuideText } from './inline-guide-text.tsx';
import { joinClassNames } from '../../ui/join-class-names.ts';
import styles from './education-guide-block-view.module.css';

/** A block of text, or something drawn in between. */
export function EducationGuideBlockView({ part }: { part: Part }) {
  switch (part.kind) {
    case 'paragraph':
      return (
        <p>
          <InlineGuideText words={part.words} />
        </p>
      );
    case 'list':
      return <List {...part} />;
    case 'quote':
      return (
        <blockquote>
          {part.paragraphs.map((words, i) => (
            <p key={i}>
              <InlineGuideText words={words} />
            </p>
          ))}
        </blockquote>
      );
    case 'table':
      return <Table {...part} />;
    case 'bars':
      return <Bars {...part} />;
    case 'ranges':
      return <Ranges {...part} />;
    case 'figure':
      return figures[part.name];
  }
}

const figures: Record<EducationGuideFigureName, ReactNode> = {
  anchors: <RatingAnchorsIllustration />,
  'same-questions': <StructuredInterviewIllustration />,
};

function List({ isOrdered, items }: { isOrdered: boolean; items: StyledTextSpans[] }) {
  const lines = items.map((words, i) => (
    <li key={i}>
      <InlineGuideText words={words} />
    </li>
  ));
  return isOrdered ? <ol>{lines}</ol> : <ul>{lines}</ul>;
}

function Table({ head, rows }: { head: StyledTextSpans[]; rows: StyledTextSpans[][] }) {
  return (
    <table className={styles['guide-table']}>
      <thead>
        <tr>
          {head.map((words, i) => (
            <th key={i} scope="col">
              <InlineGuideText words={words} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first = [], ...others], i) => (
          <tr key={i}>
            <th scope="row">
              <InlineGuideText words={first} />
            </th>
            {others.map((words, j) => (
              <td key={j}>
                <InlineGuideText words={words} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Level bars with their numbers: a table that can be read as a picture. */
function Bars({ caption, bars }: { caption: string; bars: EducationGuideBarValues[] }) {
  return (
    <Chart caption={caption}>
      {bars.map(({ share, ...row }) => (
        <Row key={row.label} {...row}>
          <rect className={styles['bars-level']} width={share} height="8" />
        </Row>
      ))}
    </Chart>
  );
}

/** Values on one line, each with how far it may be out. */
function Ranges({ caption, ranges }: { caption: string; ranges: EducationGuideRangeValues[] }) {
  return (
    <Chart caption={caption} isRanges>
      {ranges.map(({ low, middle, high, ...row }) => (
        <Row key={row.label} {...row}>
          <rect className={styles['bars-range']} x={low} width={high - low} height="8" />
          <rect className={styles['bars-mean']} x={middle - 0.5} width="1" height="8" />
        </Row>
      ))}
    </Chart>
  );
}

type ChartProps = { caption: string; isRanges?: boolean; children: ReactNode };

function Chart({ caption, isRanges, children }: ChartProps) {
  return (
    <table className={joinClassNames(styles['bars'], isRanges && styles['bars-ranges'])}>
      <caption>{caption}</caption>
      <tbody>{children}</tbody>
    </table>
  );
}

function Row({ label, value, children }: { label: string; value: string; children: ReactNode }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>
        <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
          <rect className={styles['bars-track']} width="100" height="8" />
          {children}
        </svg>
        <span className={styles['bars-value']}>{value}</span>
      </td>
    </tr>
  );
}
