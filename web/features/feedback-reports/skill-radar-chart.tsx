import type { FeedbackReportSkill } from '@evenhand/contract/feedback-reports/feedback-report-types-and-minimum-counts.ts';
import styles from './skill-radar-chart.module.css';

const RADIUS = 100;
const RINGS = [20, 40, 60, 80, 100];
/** How far outside the last ring the names stand. */
const NAMES_AT = 116;

type Series = { key: 'highest' | 'average' | 'own'; label: string };
const series: readonly Series[] = [
  { key: 'highest', label: 'Highest' },
  { key: 'average', label: 'Average' },
  { key: 'own', label: 'You' },
];

/** Own, average and highest on one axis a skill; the table beside it says the same in words, so that this is hidden from readers of screens. */
export function SkillRadarChart({ skills }: { skills: readonly FeedbackReportSkill[] }) {
  const shown = series.filter(({ key }) => skills.every((skill) => skill[key] !== null));
  const at = (i: number, value: number) => point(i / skills.length, value);
  return (
    <figure className={styles['radar']} aria-hidden="true">
      <svg viewBox="-240 -132 480 252">
        {RINGS.map((ring) => (
          <polygon
            key={ring}
            className={styles['ring']}
            points={skills.map((_, i) => at(i, ring)).join(' ')}
          />
        ))}
        {skills.map(({ name }, i) => (
          <path key={name} className={styles['ring']} d={`M0 0L${at(i, RADIUS)}`} />
        ))}
        {shown.map(({ key }) => (
          <polygon
            key={key}
            className={styles[`series-${key}`]}
            points={skills.map((skill, i) => at(i, (skill[key] ?? 0) + 5)).join(' ')}
          />
        ))}
        {skills.map(({ name }, i) => (
          <Name key={name} name={name} part={i / skills.length} />
        ))}
      </svg>
      <figcaption>
        {shown.toReversed().map(({ key, label }) => (
          <span key={key}>
            <svg viewBox="0 0 24 8">
              <path className={styles[`series-${key}`]} d="M0 4H24" />
            </svg>
            {label}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

function Name({ name, part }: { name: string; part: number }) {
  const [x = 0, y = 0] = point(part, NAMES_AT).split(' ').map(Number);
  const anchor = Math.abs(x) < 20 ? 'middle' : x > 0 ? 'start' : 'end';
  return (
    <text x={x} y={y} textAnchor={anchor} dominantBaseline="middle">
      {name.length > 18 ? `${name.slice(0, 17)}…` : name}
    </text>
  );
}

/** A value on an axis, the first of which stands upright; in tenths, as more would only make the page longer. */
function point(part: number, value: number): string {
  const angle = 2 * Math.PI * part;
  const tenths = (length: number) => Math.round(length * 10) / 10;
  return `${tenths(value * Math.sin(angle))} ${tenths(-value * Math.cos(angle))}`;
}
