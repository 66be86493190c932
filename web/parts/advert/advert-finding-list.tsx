import {
  type AdvertFinding,
  advertFindingTopics,
  pointsLostByAdvertFindingSeverity,
} from '@evenhand/contract/advert-analysis.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import {
  advertFindingGroupEvidenceTexts,
  advertFindingGroupTitles,
} from './advert-finding-group-words.ts';
import { joinClassNames } from '../../ui/join-class-names.ts';
import styles from './advert-finding-list.module.css';

type FindingCommands = {
  /** Puts a suggestion where the finding stands. */
  onAccept: (finding: AdvertFinding, suggestion: string) => void;
  /** Shows where it stands. */
  onShow: (finding: AdvertFinding) => void;
  /** Waves it through, or takes that back; absent where nothing is kept. */
  onIgnore?: ((finding: AdvertFinding, ignored: boolean) => void) | undefined;
};

type Props = FindingCommands & { findings: readonly AdvertFinding[]; canEdit: boolean };

const severityTags = {
  high: { colour: 'red', words: '−12' },
  medium: { colour: 'yellow', words: '−6' },
  low: { colour: 'grey', words: '−3' },
  note: { colour: 'blue', words: 'Note' },
} as const;

/** What was found, by group, what costs most first; what is said of several words is said once. */
export function AdvertFindingList({ findings, ...commands }: Props) {
  const groups = advertFindingTopics
    .map((name) => ({ name, own: findings.filter(({ group }) => group === name) }))
    .filter(({ own }) => own.length > 0)
    .toSorted((a, b) => costOf(b.own) - costOf(a.own));
  return groups.map(({ name, own }) => {
    const notes = own.filter(({ severity }) => severity === 'note');
    const costly = own.filter(({ severity }) => severity !== 'note');
    return (
      <section key={name} className={styles['advert-group']}>
        <h3>{advertFindingGroupTitles[name]}</h3>
        <Blocks findings={costly} {...commands} />
        {notes.length > 0 && (
          <details className={styles['advert-notes']}>
            <summary>{notesOf(notes)}</summary>
            <Blocks findings={notes} {...commands} />
          </details>
        )}
        <Evidence name={name} />
      </section>
    );
  });
}

function Blocks({ findings, ...commands }: Props) {
  return blocksOf(findings).map(([explanation, rows]) => {
    const list = (
      <ul>
        {rows.map((row) => (
          <Row key={row.finding.key} {...row} {...commands} />
        ))}
      </ul>
    );
    // A single finding reads as a heading and its text; several share the text above them.
    return rows.length === 1 ? (
      <div key={explanation} className={joinClassNames(styles['advert-block'], styles['is-one'])}>
        {list}
        <p>{explanation}</p>
      </div>
    ) : (
      <div key={explanation} className={styles['advert-block']}>
        <p>{explanation}</p>
        {list}
      </div>
    );
  });
}

type RowProps = Omit<Props, 'findings'> & { finding: AdvertFinding; times: number };

function Row({ finding, times, canEdit, onAccept, onShow, onIgnore }: RowProps) {
  const { title, severity, suggestions, ignored, from } = finding;
  const { colour, words } = severityTags[severity];
  return (
    <li
      data-finding
      className={
        ignored ? joinClassNames(styles['advert-row'], styles['is-ignored']) : styles['advert-row']
      }
    >
      <span className={styles['advert-row-words']}>
        {from === null ? (
          <strong>{title}</strong>
        ) : (
          <Button
            look="link"
            aria-label={`Show “${title}” in the text`}
            onClick={() => onShow(finding)}
          >
            {title}
          </Button>
        )}
        {times > 1 && <span className={styles['advert-times']}>{times} times</span>}
        <StatusTag colour={ignored ? 'disabled' : colour}>{ignored ? 'Ignored' : words}</StatusTag>
      </span>
      {canEdit && (
        <span className={styles['advert-row-deeds']}>
          {!ignored &&
            suggestions.map((suggestion) => (
              <Button
                key={suggestion}
                size="small"
                aria-label={`Replace “${title}” with “${suggestion}”`}
                onClick={() => onAccept(finding, suggestion)}
              >
                {suggestion}
              </Button>
            ))}
          {onIgnore && (
            <Button
              look="ghost"
              size="small"
              aria-label={ignored ? `Point out “${title}” again` : `Ignore “${title}” in this role`}
              onClick={() => onIgnore(finding, !ignored)}
            >
              {ignored ? 'Point out again' : 'Ignore'}
            </Button>
          )}
        </span>
      )}
    </li>
  );
}

function Evidence({ name }: { name: AdvertFinding['group'] }) {
  const { says, sources } = advertFindingGroupEvidenceTexts[name];
  return (
    <details className={styles['advert-evidence']}>
      <summary>What the evidence says</summary>
      <p>{says}</p>
      <ul>
        {sources.map(({ words, href }) => (
          <li key={href}>
            <a href={href} target="_blank" rel="noreferrer">
              {words}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Findings by what is said of them; one that stands in several places is one row, at its first place. */
function blocksOf(
  findings: readonly AdvertFinding[],
): [string, { finding: AdvertFinding; times: number }[]][] {
  const sorted = findings.toSorted(
    (a, b) =>
      pointsLostByAdvertFindingSeverity[b.severity] - pointsLostByAdvertFindingSeverity[a.severity],
  );
  const blocks = Map.groupBy(sorted, ({ explanation }) => explanation);
  return [...blocks].map(([explanation, own]) => [
    explanation,
    [...Map.groupBy(own, ({ key }) => key).values()].flatMap((alike) =>
      alike[0] ? [{ finding: alike[0], times: alike.length }] : [],
    ),
  ]);
}

function costOf(findings: readonly AdvertFinding[]): number {
  const costs = new Map(
    findings.map(({ key, severity, ignored }) => [
      key,
      ignored ? 0 : pointsLostByAdvertFindingSeverity[severity],
    ]),
  );
  return [...costs.values()].reduce<number>((sum, points) => sum + points, 0);
}

function notesOf(notes: readonly AdvertFinding[]): string {
  const n = new Set(notes.map(({ key }) => key)).size;
  return n === 1 ? '1 note that costs nothing' : `${n} notes that cost nothing`;
}
