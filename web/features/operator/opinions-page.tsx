import { readOpinionsAndSignUps } from '@evenhand/contract/operator.ts';
import { Link, useSearchParams } from 'wouter';
import { NotForYou } from '../../page-notice.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextSelect } from '../../ui/text-select.tsx';
import { useCall } from '../../use-call.ts';
import { useMe } from '../../use-me.ts';
import { OpinionsSection } from './opinions-section.tsx';
import { SignUpsSection } from './sign-ups-section.tsx';
import styles from './operator.module.css';

/** What staff say of the product, and why employers came; for whoever runs the installation. */
export function OpinionsPage() {
  const me = useMe();
  if (!me) return null;
  if (!me.may.operate) return <NotForYou who="Only operators of this installation see it." />;
  return <OpinionList />;
}

function OpinionList() {
  const [search, change] = useSearchParams();
  const query = search.get('year');
  const { data, error, refetch } = useCall(readOpinionsAndSignUps, {
    query: query !== null && /^2[01]\d\d$/.test(query) ? { year: query } : {},
  });
  const years = data && [...new Set([data.year, ...data.years])].toSorted((a, b) => b - a);

  return (
    <div className={styles['operator']}>
      <title>What people say – Evenhand</title>
      <header className={styles['operator-head']}>
        <p>
          <Link href={paths.operator()}>Organisations</Link>
        </p>
        <h1>What people say</h1>
        <p>What their staff think of Evenhand, and why employers signed up, by month.</p>
      </header>
      {error && (
        <ErrorNote>
          We could not load what people say. {error.message}{' '}
          <Button look="link" onClick={() => refetch()}>
            Try again
          </Button>
        </ErrorNote>
      )}
      {!data && !error && <Skeleton width="100%" height={320} />}
      {data && years && (
        <>
          {years.length > 1 && (
            <div className={styles['operator-tools']}>
              <TextSelect
                label="Year"
                value={`in ${data.year}`}
                options={Object.fromEntries(years.map((year) => [`in ${year}`, String(year)]))}
                onChoose={(year) => change({ year: year.replace('in ', '') })}
              />
            </div>
          )}
          <OpinionsSection opinions={data.opinions} year={data.year} />
          <SignUpsSection signUps={data.signUps} year={data.year} />
        </>
      )}
    </div>
  );
}
