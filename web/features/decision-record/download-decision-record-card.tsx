import {
  downloadDecisionRecordEndpoint,
  type findDecisionRecordEndpoint,
  type DecisionRecordEdition,
  type DecisionRecordFormat,
} from '@evenhand/contract/decision-record/blindness-certificate-and-decision-record.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { downloadFileFromEndpoint } from '../../net/call-endpoint-and-download-or-upload-file.ts';
import { EndpointCallFailedError } from '../../net/endpoint-call-failed-error.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import styles from './decision-record-panel.module.css';

type Props = {
  jobId: number;
  identityWaitsFor: ResponseOf<typeof findDecisionRecordEndpoint>['identityWaitsFor'];
  /** Its root is kept from then on. */
  onMade: () => void;
};

const waitingWords = {
  release: 'The edition with names can be had once the reviews are released.',
  support: 'Support never sees names, and takes no files along.',
} as const;

/** The whole record as one file, in either edition. */
export function DownloadDecisionRecordCard({ jobId, identityWaitsFor, onMade }: Props) {
  const [edition, setEdition] = useState<DecisionRecordEdition>('merit');
  const [busy, setBusy] = useState<DecisionRecordFormat>();
  const [problem, setProblem] = useState<string>();

  async function download(format: DecisionRecordFormat) {
    setBusy(format);
    setProblem(undefined);
    try {
      await downloadFileFromEndpoint(downloadDecisionRecordEndpoint, {
        params: { jobId },
        query: { edition, format },
      });
      onMade();
    } catch (error) {
      if (!(error instanceof EndpointCallFailedError)) throw error;
      setProblem(error.message);
    } finally {
      setBusy(undefined);
    }
  }

  return (
    <section className={styles['record-card']} aria-labelledby="download-title">
      <h2 id="download-title">The decision record</h2>
      <p>
        Everything that decided on this role in one file: the advert and the plan in each version,
        how answers were dealt and how to deal them again, marks and places, every decision with its
        reason, who opened which name, and what candidates were written.
      </p>
      <fieldset className={styles['record-editions']}>
        <legend>Edition</legend>
        <Checkbox
          exclusive
          name="edition"
          label="Merit: public references only"
          checked={edition === 'merit'}
          onChange={() => setEdition('merit')}
        />
        <Checkbox
          exclusive
          name="edition"
          label="Identity: with names"
          disabled={identityWaitsFor !== null}
          checked={edition === 'identity'}
          onChange={() => setEdition('identity')}
        />
      </fieldset>
      {identityWaitsFor !== null && (
        <p className={styles['record-soft']}>{waitingWords[identityWaitsFor]}</p>
      )}
      {problem !== undefined && <ErrorNote>{problem}</ErrorNote>}
      <div className={styles['record-acts']}>
        <Button
          look="primary"
          icon={<IconDownload aria-hidden="true" />}
          busy={busy === 'html'}
          disabled={busy !== undefined}
          onClick={() => void download('html')}
        >
          Download to read and print
        </Button>
        <Button
          busy={busy === 'json'}
          disabled={busy !== undefined}
          onClick={() => void download('json')}
        >
          Download for programs (JSON)
        </Button>
      </div>
    </section>
  );
}
