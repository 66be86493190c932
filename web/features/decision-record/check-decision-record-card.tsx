import type { findDecisionRecordEndpoint } from '@evenhand/contract/decision-record/blindness-certificate-and-decision-record.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { DecisionRecordFileCheckResult } from '@evenhand/contract/decision-record/decision-record-file-verifier-and-program-text.ts';
import { useState } from 'react';
import { formatDateTime } from '../../parts/time/format-date-time.ts';
import { FileButton } from '../../ui/file-button.tsx';
import {
  checkDecisionRecordFile,
  type WhyRecordFileCannotBeChecked,
} from './check-decision-record-file.ts';
import styles from './decision-record-panel.module.css';

type Made = ResponseOf<typeof findDecisionRecordEndpoint>['made'];
type Props = { made: Made; zone: string };

const FAULTS_SHOWN_MAX = 50;

const cannotWords: Record<WhyRecordFileCannotBeChecked, string> = {
  'too-large': 'This file is too large to be a record.',
  'no-text': 'This file is no text, so it is no record as it was made.',
  'no-hashing':
    'This browser can check files only on a secure page. Open the record itself instead.',
};

/** Whether a file is as it was made, and whether this installation made it. It stays in the browser. */
export function CheckDecisionRecordCard({ made, zone }: Props) {
  const [verdict, setVerdict] = useState<
    DecisionRecordFileCheckResult | WhyRecordFileCannotBeChecked
  >();
  const [isBusy, setBusy] = useState(false);

  async function check(file: File) {
    setBusy(true);
    setVerdict(await checkDecisionRecordFile(file));
    setBusy(false);
  }

  return (
    <section className={styles['record-card']} aria-labelledby="check-title">
      <h2 id="check-title">Check a record</h2>
      <p>
        Choose a file that you or somebody else has kept. It is checked in this browser and sent
        nowhere. A record that is read on its own checks itself too, without a network.
      </p>
      <div className={styles['record-acts']}>
        <FileButton accept=".html,.json" busy={isBusy} onChoose={(file) => void check(file)}>
          Choose a file
        </FileButton>
      </div>
      <div role="status">
        {typeof verdict === 'string' && <p>{cannotWords[verdict]}</p>}
        {typeof verdict === 'object' && <Verdict verdict={verdict} made={made} zone={zone} />}
      </div>
    </section>
  );
}

function Verdict({ verdict, made, zone }: Props & { verdict: DecisionRecordFileCheckResult }) {
  const { faults, root, sections, blanked } = verdict;
  if (faults.length > 0)
    return (
      <>
        <p className={styles['record-bad']}>This file was changed after it was made.</p>
        <ul>
          {faults.slice(0, FAULTS_SHOWN_MAX).map(({ section, what }, n) => (
            // Rows of one verdict, which never move.
            <li key={n}>
              {what === 'root' ? 'Does not fit' : 'Changed'}: {section}
            </li>
          ))}
        </ul>
      </>
    );
  const kept = made.find((one) => one.root === root);
  return (
    <>
      <p className={styles['record-good']}>
        This file is as it was made: {sections.toLocaleString('en-GB')} sections fit together.
        {blanked > 0 && ` ${blanked} of them were blanked after an erasure.`}
      </p>
      <p>
        {kept === undefined
          ? 'Its root is not among the newest records of this role that are kept here.'
          : `Its root is kept here: made by ${kept.by} on ${formatDateTime(kept.at, zone)}.`}
      </p>
      <p className={styles['record-root']}>{root}</p>
    </>
  );
}
