import type {
  AdvertAnalysis,
  DatedAdvertScore,
  AdvertFinding,
} from '@evenhand/contract/advert-analysis.ts';
import type { ComponentProps } from 'react';
import { AdvertFindingList } from './advert-finding-list.tsx';
import { AdvertAnalysisScoreBoard } from './advert-analysis-score-board.tsx';
import styles from './advert-analysis-report-view.module.css';

type Props = Omit<ComponentProps<typeof AdvertFindingList>, 'findings'> & {
  report: AdvertAnalysis;
  findings: readonly AdvertFinding[];
  history?: readonly DatedAdvertScore[];
};

/** What was made of an advert. */
export function AdvertAnalysisReportView({ report, findings, history = [], ...commands }: Props) {
  if (report.state === 'too-short')
    return (
      <p className={styles['advert-empty']}>
        Nothing to say yet: {report.words === 1 ? '1 word' : `${report.words} words`}. Write at
        least 20, and what may put people off is marked in the text.
      </p>
    );
  if (report.state === 'not-covered')
    return (
      <p className={styles['advert-empty']}>
        {report.language === null
          ? 'This does not seem to be written in English.'
          : `This seems to be written in ${report.language}.`}{' '}
        The lists and formulas are made for English, and other languages are not covered yet: a
        score would mean nothing.
      </p>
    );
  return (
    <>
      <AdvertAnalysisScoreBoard report={report} findings={findings} history={history} />
      {findings.length === 0 ? (
        <p className={styles['advert-empty']}>
          Nothing found. People can read this and see what matters.
        </p>
      ) : (
        <AdvertFindingList findings={findings} {...commands} />
      )}
    </>
  );
}
