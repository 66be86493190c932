import type { FeedbackReportSkill } from '@evenhand/contract/feedback-reports/feedback-report-types-and-minimum-counts.ts';
import { OwnSkillBarChart } from './own-skill-bar-chart.tsx';
import { SkillRadarChart } from './skill-radar-chart.tsx';
import { formatBandOfTen } from './format-band-of-ten.ts';
import styles from './feedback-report-page.module.css';

type Props = { skills: readonly FeedbackReportSkill[]; isCompared: boolean };

/** One's own skills; beside those of others as a picture and as a table, where enough people were scored. */
export function FeedbackReportSkillsSection({ skills, isCompared }: Props) {
  if (skills.length === 0) return null;
  const hasAverage = skills.every(({ average }) => average !== null);
  return (
    <section aria-labelledby="skills">
      <h2 id="skills">Your skills</h2>
      {isCompared ? (
        <>
          <p>
            From 0 to 100, in steps of ten. The highest is the mean of the three best, so that it is
            nobody’s own.
            {!hasAverage && ' The average is left out where few people were scored.'}
          </p>
          <SkillRadarChart skills={skills} />
          <table className={styles['bands']}>
            <thead>
              <tr>
                <th scope="col">Skill</th>
                <th scope="col">You</th>
                {hasAverage && <th scope="col">Average</th>}
                <th scope="col">Highest</th>
              </tr>
            </thead>
            <tbody>
              {skills.map(({ name, own, average, highest }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{formatBandOfTen(own)}</td>
                  {hasAverage && <td>{formatBandOfTen(average)}</td>}
                  <td>{formatBandOfTen(highest)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      ) : (
        <>
          <p>From 0 to 100, in steps of ten. Too little was scored to compare you with others.</p>
          <OwnSkillBarChart skills={skills} />
        </>
      )}
    </section>
  );
}
