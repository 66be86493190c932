import type { Coverage } from '@evenhand/contract/demographics.ts';
import type { AskedReport } from './asked-report.ts';
import { coverageWords, type Unit } from './coverage-words.ts';
import styles from './diversity/diversity-panel.module.css';

type Props = { coverage: Coverage; asked: AskedReport; unit: Unit; more?: readonly string[] };

/** Which days and groups diversity figures are about, and why not others. */
export function CoverageNote({ coverage, asked, unit, more = [] }: Props) {
  const sentences = [...coverageWords(coverage, asked, unit), ...more];
  return <p className={styles['coverage-note']}>{sentences.join(' ')}</p>;
}
