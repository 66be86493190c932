import {
  erasureRuleWords,
  findRetentionOutlookEndpoint,
  type RetentionOutlookOfJobAndMonth,
} from '@evenhand/contract/retention/retention-outlook-and-erasure-proofs.ts';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { pluraliseCount } from '../../parts/words/pluralise-count.ts';
import { CardSkeletons } from '../../ui/card-skeletons.tsx';
import { LoadedContentOrFailure } from '../../ui/loaded-content-or-failure.tsx';
import { PrivacySettingsSectionFrame } from './privacy-settings-section-frame.tsx';
import {
  formatDayInWords,
  formatMonthInWords,
} from './retained-data-kind-country-and-date-words.ts';
import styles from './retention.module.css';

/** What goes when, by role and month, and what does not go yet. */
export function RetentionOutlookSection() {
  const call = useEndpointQuery(findRetentionOutlookEndpoint, {});
  return (
    <PrivacySettingsSectionFrame
      title="What will go, and when"
      says="Erased are the person, what they wrote, what was written of them, e-mails and messages. Scores and figures stay, without anybody behind them. Roles that are open are not in the list."
    >
      <LoadedContentOrFailure
        call={call}
        what="what will go"
        skeleton={<CardSkeletons label="Loading what will go" />}
      >
        {({ outlook }) =>
          outlook.length === 0 ? (
            <p>Nothing is waiting to go: there is no closed role with applications.</p>
          ) : (
            groupsOf(outlook).map(({ title, lines }) => (
              <div key={title} className={styles['group']}>
                <h3>{title}</h3>
                <ul className={styles['rows']}>
                  {lines.map((line) => (
                    <OutlookRow
                      key={`${line.jobId} ${line.rule} ${line.months} ${line.isAgreed}`}
                      line={line}
                    />
                  ))}
                </ul>
              </div>
            ))
          )
        }
      </LoadedContentOrFailure>
    </PrivacySettingsSectionFrame>
  );
}

function OutlookRow({ line }: { line: RetentionOutlookOfJobAndMonth }) {
  return (
    <li>
      <div>
        <h4>{line.jobTitle}</h4>
        <p>{outlookWords(line)}</p>
      </div>
      <span className={styles['figure']}>{pluraliseCount(line.applications, 'application')}</span>
    </li>
  );
}

function outlookWords({
  kind,
  firstDay,
  rule,
  months,
  isAgreed,
}: RetentionOutlookOfJobAndMonth): string {
  if (kind === 'undecided')
    return 'The role is closed, and nobody said whether somebody was hired. Its time runs from then, or from six months after it closed.';
  const from = firstDay === null ? '' : formatDayInWords(firstDay);
  if (kind === 'held') return `Held until the night to ${from}.`;
  if (isAgreed)
    return `From the night to ${from} on: they have agreed to hear of other roles until then.`;
  const why = rule === null ? '' : `${erasureRuleWords[rule]}.`;
  return `From the night to ${from} on, ${pluraliseCount(months ?? 0, 'month')} after the outcome. ${why}`;
}

function groupsOf(
  outlook: readonly RetentionOutlookOfJobAndMonth[],
): { title: string; lines: RetentionOutlookOfJobAndMonth[] }[] {
  const groups = Map.groupBy(outlook, ({ kind, month }) => {
    if (kind === 'held') return 'Held';
    if (month === null) return 'Waits for the outcome of its role';
    return formatMonthInWords(month);
  });
  return [...groups].map(([title, lines]) => ({ title, lines }));
}
