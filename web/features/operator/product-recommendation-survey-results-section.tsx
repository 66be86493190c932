import type { MonthlyProductOpinions } from '@evenhand/contract/operator/operator-endpoints-types-and-limits.ts';
import { EXPERIENCE_RATING_MAX } from '@evenhand/contract/feedback/experience-feedback-results.ts';
import { pluraliseCount } from '../../parts/words/pluralise-count.ts';
import { formatMonthRange } from './format-month-range.ts';
import styles from './operator.module.css';

const bands = [
  { words: '9 or 10', from: 9, until: 10 },
  { words: '7 or 8', from: 7, until: 8 },
  { words: '1 to 6', from: 1, until: 6 },
];

export function ProductRecommendationSurveyResultsSection({
  opinions,
  year,
}: {
  opinions: readonly MonthlyProductOpinions[];
  year: number;
}) {
  return (
    <section className={styles['operator-card']} aria-labelledby="operator-opinions">
      <h2 id="operator-opinions">Would they recommend Evenhand?</h2>
      <p className={styles['operator-says']}>
        A month is told once it is over and five people have answered; what fewer say is told
        together with the months after it. Nobody reads who answered, or where they work.
      </p>
      {opinions.length === 0 && (
        <p className={styles['operator-none']}>Nothing can be told of {year} yet.</p>
      )}
      {opinions.map(({ from, until, answers, average, ratings, texts }) => (
        <article key={from} className={styles['operator-month']}>
          <h3>{formatMonthRange(from, until)}</h3>
          <p>
            {pluraliseCount(answers, 'answer')}, {average.toLocaleString('en-GB')} of{' '}
            {EXPERIENCE_RATING_MAX} on average
          </p>
          <dl>
            {bands.map((band) => (
              <div key={band.words}>
                <dt>{band.words}</dt>
                <dd>{sumOf(ratings.slice(band.from - 1, band.until))}</dd>
              </div>
            ))}
          </dl>
          {texts.length > 0 && (
            <ul>
              {texts.map((text, i) => (
                <li key={i}>{text}</li>
              ))}
            </ul>
          )}
        </article>
      ))}
    </section>
  );
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, n) => sum + n, 0);
}
