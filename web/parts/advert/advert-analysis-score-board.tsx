import type {
  AdvertAnalysis,
  DatedAdvertScore,
  AdvertFinding,
} from '@evenhand/contract/advert-analysis.ts';
import { StackedBar } from '../../ui/stacked-bar.tsx';
import { advertFindingGroupTitles } from './advert-finding-group-words.ts';
import { joinClassNames } from '../../ui/join-class-names.ts';
import styles from './advert-analysis-score-board.module.css';

type Props = {
  report: AdvertAnalysis;
  /** As they stand now; what was mended since the last reading is gone from them. */
  findings: readonly AdvertFinding[];
  history?: readonly DatedAdvertScore[];
};

/** The score of an advert, by group, and the figures behind it. */
export function AdvertAnalysisScoreBoard({ report, findings, history = [] }: Props) {
  const { score, groups, reading, gender, words } = report;
  if (score === null) return null;
  return (
    <div className={styles['advert-board']}>
      <p className={styles['advert-score']}>
        <span>Score</span>
        <strong>{score}</strong>
        <span>of 100</span>
      </p>
      <dl className={styles['advert-groups']}>
        {groups.map((group) => (
          <div key={group.name}>
            <dt>{advertFindingGroupTitles[group.name]}</dt>
            <dd>
              <span
                className={joinClassNames(
                  styles['advert-track'],
                  styles[`advert-track-${toneOf(group.score)}`],
                )}
                aria-hidden="true"
              >
                <span style={{ width: `${group.score}%` }} />
              </span>
              <span className={styles['advert-group-score']}>{group.score}</span>
              <span className={styles['advert-group-count']}>{countOf(findings, group.name)}</span>
            </dd>
          </div>
        ))}
      </dl>
      <ul className={styles['advert-figures']}>
        <li>{words.toLocaleString('en-GB')} words</li>
        {reading && (
          <>
            <li>
              {reading.wordsPerSentence} words a sentence <small>aim for 20 or fewer</small>
            </li>
            <li>
              Reading ease {reading.ease} <small>aim for 50 or more</small>
            </li>
            <li>
              School grade {reading.grade} <small>aim for 9 or less; SMOG {reading.smog}</small>
            </li>
          </>
        )}
        <li className={styles['advert-coded']}>
          {gender.masculine} masculine-coded, {gender.feminine} feminine-coded
          <StackedBar
            levels={[
              { id: 'masculine', count: gender.masculine, mark: 'd3' },
              { id: 'feminine', count: gender.feminine, mark: 'd2' },
            ]}
          />
        </li>
        {history.length > 1 && <ScoreHistory history={history} />}
      </ul>
    </div>
  );
}

function ScoreHistory({ history }: { history: readonly DatedAdvertScore[] }) {
  const last = history.slice(-8);
  const points = last.map(({ score }, n) => `${(n * 80) / (last.length - 1)},${22 - score / 5}`);
  return (
    <li className={styles['advert-history']}>
      <span>
        Score by edit: <span className="sr-only">from the first to the last, </span>
        {last.map(({ score }) => score).join(', ')}
      </span>
      <svg viewBox="-2 -1 84 26" aria-hidden="true">
        <polyline points={points.join(' ')} />
      </svg>
    </li>
  );
}

function toneOf(score: number): 'ok' | 'warn' | 'bad' {
  if (score >= 80) return 'ok';
  return score >= 50 ? 'warn' : 'bad';
}

function countOf(findings: readonly AdvertFinding[], name: AdvertFinding['group']): string {
  const n = new Set(
    findings.filter(({ group, ignored }) => group === name && !ignored).map(({ key }) => key),
  ).size;
  if (n === 0) return 'nothing found';
  return n === 1 ? '1 finding' : `${n} findings`;
}
