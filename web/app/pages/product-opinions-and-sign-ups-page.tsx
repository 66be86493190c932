import { findMonthlyProductOpinionsAndSignUpsEndpoint } from '@evenhand/contract/operator/operator-endpoints-types-and-limits.ts';
import { Link, useSearchParams } from 'wouter';
import { NotAllowedPageNotice } from '../../parts/notices/page-notice.tsx';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { LoadedContentOrFailure } from '../../ui/loaded-content-or-failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { InlineTextSelect } from '../../ui/inline-text-select.tsx';
import { parseSearchParams } from '../../net/use-url-query-and-parse-or-format-search-params.ts';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { useCurrentUser } from '../../net/use-current-user.ts';
import { ProductRecommendationSurveyResultsSection } from '../../features/operator/product-recommendation-survey-results-section.tsx';
import { SignUpReasonsSection } from '../../features/operator/sign-up-reasons-section.tsx';
import styles from '../../features/operator/operator.module.css';

/** What staff say of the product, and why employers came; for whoever runs the installation. */
export function ProductOpinionsAndSignUpsPage() {
  const me = useCurrentUser();
  if (!me) return null;
  if (!me.may.operate)
    return <NotAllowedPageNotice who="Only operators of this installation see it." />;
  return <OpinionList />;
}

function OpinionList() {
  const [search, change] = useSearchParams();
  const { year } = parseSearchParams(
    findMonthlyProductOpinionsAndSignUpsEndpoint.query,
    search.toString(),
  );
  const found = useEndpointQuery(findMonthlyProductOpinionsAndSignUpsEndpoint, {
    query: year === undefined ? {} : { year: String(year) },
  });

  return (
    <div className={styles['operator']}>
      <title>What people say – Evenhand</title>
      <header className={styles['operator-head']}>
        <p>
          <Link href={staffPagePaths.operator()}>Organisations</Link>
        </p>
        <h1>What people say</h1>
        <p>What their staff think of Evenhand, and why employers signed up, by month.</p>
      </header>
      <LoadedContentOrFailure
        call={found}
        what="what people say"
        skeleton={<Skeleton width="100%" height={320} />}
        sentence={({ message }) => `We could not load what people say. ${message}`}
        showsFailureAbove
      >
        {({ year, years, opinions, signUps }) => (
          <>
            <YearChoice year={year} years={years} onChoose={(chosen) => change({ year: chosen })} />
            <ProductRecommendationSurveyResultsSection opinions={opinions} year={year} />
            <SignUpReasonsSection signUps={signUps} year={year} />
          </>
        )}
      </LoadedContentOrFailure>
    </div>
  );
}

type YearProps = { year: number; years: readonly number[]; onChoose: (year: string) => void };

function YearChoice({ year, years, onChoose }: YearProps) {
  const choices = [...new Set([year, ...years])].toSorted((a, b) => b - a);
  if (choices.length < 2) return null;
  return (
    <div className={styles['operator-tools']}>
      <InlineTextSelect
        label="Year"
        value={`in ${year}`}
        options={Object.fromEntries(choices.map((choice) => [`in ${choice}`, String(choice)]))}
        onChoose={(chosen) => onChoose(chosen.replace('in ', ''))}
      />
    </div>
  );
}
