import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import {
  PRODUCT_OPINIONS_FIRST_YEAR_ALLOWED,
  PRODUCT_OPINION_TEXTS_PER_MONTH_MAX,
  type MonthlyProductOpinions,
  type findMonthlyProductOpinionsAndSignUpsEndpoint as promise,
  type MonthlySignUps,
} from '@evenhand/contract/operator/operator-endpoints-types-and-limits.ts';
import type { EndpointContext } from '../../http/add-endpoint-route.ts';
import { censorRudeWords } from '../../text/censor-rude-words.ts';
import {
  findFirstOpinionOrSignUpYear,
  findProductOpinions,
  findSignUpReasons,
  type ProductOpinionsDbRow,
  type SignUpReasonDbRow,
} from './sql/product-opinions-and-sign-up-reasons.ts';

/** What was said to whoever runs the installation; of the people who answered, the database tells nothing but what they said. */
export async function readProductOpinionsAndSignUpReasons({
  visit,
  db,
  query,
}: EndpointContext<typeof promise>): Promise<ResponseOf<typeof promise>> {
  const thisYear = visit.now.getUTCFullYear();
  const year = query.year ?? thisYear;
  const first = Math.max(
    PRODUCT_OPINIONS_FIRST_YEAR_ALLOWED,
    (await findFirstOpinionOrSignUpYear(db)) ?? thisYear,
  );
  const opinions = await findProductOpinions(db, year);
  const signUps = Map.groupBy(await findSignUpReasons(db, year), ({ month }) => month);
  return {
    year,
    years: yearsFrom(Math.min(first, thisYear), thisYear),
    opinions: opinions.map(opinionsOf).toReversed(),
    signUps: [...signUps].map(([month, rows]) => signUpsOf(month, rows)),
  };
}

function yearsFrom(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, i) => last - i);
}

function opinionsOf({ texts, ...row }: ProductOpinionsDbRow): MonthlyProductOpinions {
  const sum = row.ratings.reduce((total, n, i) => total + n * (i + 1), 0);
  return {
    ...row,
    average: Math.round((10 * sum) / row.answers) / 10,
    texts: texts.map(censorRudeWords),
  };
}

function signUpsOf(month: string, rows: readonly SignUpReasonDbRow[]): MonthlySignUps {
  const reasons = rows
    .slice(0, PRODUCT_OPINION_TEXTS_PER_MONTH_MAX)
    .map(({ orgId, organisation, reason }) => ({
      orgId,
      organisation,
      reason: censorRudeWords(reason),
    }));
  return { month, organisations: rows.length, reasons };
}
