import {
  erasureRuleWords,
  readRetentionOutlook,
  type RetentionOutlook,
} from '@evenhand/contract/retention/retention-plan.ts';
import { useCall } from '../../net/use-call-and-command.ts';
import { pluralise } from '../../parts/words/pluralise.ts';
import { CardSkeletons } from '../../ui/card-skeletons.tsx';
import { LoadedContent } from '../../ui/loaded-content.tsx';
import { PrivacySection } from './privacy-section.tsx';
import { dayInWords, monthInWords } from './retention-words.ts';
import styles from './retention.module.css';

/** What goes when, by role and month, and what does not go yet. */
export function RetentionOutlookSection() {
  const call = useCall(readRetentionOutlook, {});
  return (
    <PrivacySection
      title="What will go, and when"
      says="Erased are the person, what they wrote, what was written of them, e-mails and messages. Scores and figures stay, without anybody behind them. Roles that are open are not in the list."
    >
      <LoadedContent
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
      </LoadedContent>
    </PrivacySection>
  );
}

function OutlookRow({ line }: { line: RetentionOutlook }) {
  return (
    <li>
      <div>
        <h4>{line.jobTitle}</h4>
        <p>{outlookWords(line)}</p>
      </div>
      <span className={styles['figure']}>{pluralise(line.applications, 'application')}</span>
    </li>
  );
}

function outlookWords({ kind, firstDay, rule, months, isAgreed }: RetentionOutlook): string {
  if (kind === 'undecided')
    return 'The role is closed, and nobody said whether somebody was hired. Its time runs from then, or from six months after it closed.';
  const from = firstDay === null ? '' : dayInWords(firstDay);
  if (kind === 'held') return `Held until the night to ${from}.`;
  if (isAgreed)
    return `From the night to ${from} on: they have agreed to hear of other roles until then.`;
  const why = rule === null ? '' : `${erasureRuleWords[rule]}.`;
  return `From the night to ${from} on, ${pluralise(months ?? 0, 'month')} after the outcome. ${why}`;
}

function groupsOf(
  outlook: readonly RetentionOutlook[],
): { title: string; lines: RetentionOutlook[] }[] {
  const groups = Map.groupBy(outlook, ({ kind, month }) => {
    if (kind === 'held') return 'Held';
    if (month === null) return 'Waits for the outcome of its role';
    return monthInWords(month);
  });
  return [...groups].map(([title, lines]) => ({ title, lines }));
}
