import styles from './job-report-figure-definition-list.module.css';

/** What each figure counts, in the words of its definition. */
const definitions = {
  started: [
    'Started',
    'Candidates who got past the page about equal opportunities, answered or skipped.',
  ],
  submit: ['Submitted', 'Candidates who sent their application in.'],
  review: [
    'In review',
    'Candidates whose answers were sent to blind review, or who were moved on by hand.',
  ],
  interview: [
    'Interviews & tasks',
    'Candidates who were moved to interviews and tasks at least once.',
  ],
  hired: ['Hired', 'Candidates who were marked as hired.'],
  rejected: ['Rejected', 'Candidates who submitted and stand rejected now.'],
  withdrawn: ['Withdrew', 'Candidates who took their application back.'],
  dropOff: [
    'Have not gone on',
    'Of those who reached the step before, the share that has not reached this one. While the role is live, some of them may still do so.',
  ],
  source: [
    'Source',
    'What the link named as utm_source when somebody first opened the role, or the site that linked to it. Direct means neither.',
  ],
} as const;

type Props = { of: readonly (keyof typeof definitions)[]; note?: string };

export function JobReportFigureDefinitionList({ of, note }: Props) {
  return (
    <details className={styles['report-definitions']}>
      <summary>What these numbers mean</summary>
      <dl>
        {of.map((key) => (
          <div key={key}>
            <dt>{definitions[key][0]}</dt>
            <dd>{definitions[key][1]}</dd>
          </div>
        ))}
      </dl>
      <p>
        {note} Numbers are exact and of this moment. Whoever withdrew or was rejected still counts
        in the steps they reached.
      </p>
    </details>
  );
}
