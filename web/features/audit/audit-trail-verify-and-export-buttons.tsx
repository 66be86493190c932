import {
  type AuditTrailQuery,
  exportAuditTrailEndpoint,
  findAuditTrailFilterChoicesEndpoint,
  listAuditTrailEndpoint,
  verifyAuditTrailEndpoint,
} from '@evenhand/contract/activity/audit-trail.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import { IconDownload, IconShieldCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { downloadFileFromEndpoint } from '../../net/call-endpoint-and-download-or-upload-file.ts';
import { EndpointCallFailedError } from '../../net/endpoint-call-failed-error.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import styles from './audit.module.css';

type Props = { query: AuditTrailQuery; isSupport: boolean };
type Export = 'idle' | 'running' | { refused: string };

/** Verifying the chain, and taking the trail out as a file. */
export function AuditTrailVerifyAndExportButtons({ query, isSupport }: Props) {
  const verify = useEndpointMutation(verifyAuditTrailEndpoint, {
    refreshes: [listAuditTrailEndpoint, findAuditTrailFilterChoicesEndpoint],
  });
  const [step, setStep] = useState<Export>('idle');

  async function takeOut() {
    setStep('running');
    try {
      await downloadFileFromEndpoint(exportAuditTrailEndpoint, { body: query });
      setStep('idle');
    } catch (error) {
      if (!(error instanceof EndpointCallFailedError)) throw error;
      setStep({ refused: error.message });
    }
  }

  return (
    <div className={styles['audit-acts']}>
      <div>
        <Button
          icon={<IconShieldCheck size={16} aria-hidden="true" />}
          busy={verify.isPending}
          onClick={() => verify.mutate({})}
        >
          Verify the chain
        </Button>
        {!isSupport && (
          <Button
            icon={<IconDownload size={16} aria-hidden="true" />}
            busy={step === 'running'}
            onClick={takeOut}
          >
            Export as CSV
          </Button>
        )}
      </div>
      {verify.error && <ErrorNote>The chain was not verified. {verify.error.message}</ErrorNote>}
      {typeof step === 'object' && <ErrorNote>Nothing was exported. {step.refused}</ErrorNote>}
      {verify.data && <Verdict found={verify.data} />}
    </div>
  );
}

function Verdict({ found }: { found: ResponseOf<typeof verifyAuditTrailEndpoint> }) {
  const { entries, seals, waiting, problems } = found;
  if (problems.length > 0) {
    return (
      <ErrorNote>
        <p>
          <strong>The trail is not whole.</strong> Somebody changed it past Evenhand. Tell whoever
          runs this installation, and keep the backups.
        </p>
        <ul className={styles['audit-problems']}>
          {problems.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </ErrorNote>
    );
  }
  return (
    <p className={styles['audit-whole']} role="status">
      <strong>The trail is whole.</strong> {count(entries, 'entry', 'entries')} in{' '}
      {count(seals, 'seal', 'seals')}; nothing was changed, taken out or slipped in.
      {waiting > 0 && ` The newest ${waiting} will be sealed in a moment.`}
    </p>
  );
}

function count(n: number, one: string, more: string): string {
  return `${n.toLocaleString('en-GB')} ${n === 1 ? one : more}`;
}
