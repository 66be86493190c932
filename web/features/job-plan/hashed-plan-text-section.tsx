import type { PlanVersion } from '@evenhand/contract/job-plan/plan-version-schemas-and-find-plan-endpoint.ts';
import { shortenPlanHash } from '@evenhand/contract/job-plan/shorten-plan-hash.ts';
import { IconDownload } from '@tabler/icons-react';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import styles from './plan-version-section.module.css';

type Props = { version: PlanVersion; jobId: number };

/** The text that was hashed, and how anybody finds its hash without us. */
export function HashedPlanTextSection({ version: { n, sha256, plan }, jobId }: Props) {
  const filename = `plan-of-role-${jobId}-version-${n}.json`;

  function download() {
    // As bytes: a text of its own would be free to get another line end or a mark of its order.
    const content = new Blob([new TextEncoder().encode(plan)], { type: 'application/json' });
    const address = URL.createObjectURL(content);
    Object.assign(document.createElement('a'), { href: address, download: filename }).click();
    URL.revokeObjectURL(address);
  }

  return (
    <section className={styles['plan-proof']}>
      <h3>The text that was hashed</h3>
      <p>
        Mark <code>{shortenPlanHash(sha256)}</code>, the beginning of the SHA-256{' '}
        <code className={styles['plan-hash']}>{sha256}</code>
      </p>
      <div className={styles['plan-proof-acts']}>
        <Button
          size="small"
          icon={<IconDownload size={16} />}
          aria-label={`Download the text of version ${n}`}
          onClick={download}
        >
          Download
        </Button>
        <CopyButton text={plan} label={`Copy the text of version ${n}`}>
          Copy the text
        </CopyButton>
        <CopyButton text={sha256} label={`Copy the SHA-256 of version ${n}`}>
          Copy the SHA-256
        </CopyButton>
      </div>
      <p>
        To check it yourself, download the file, and ask a program of your own for its SHA-256, such
        as <code>sha256sum {filename}</code> (on a Mac, <code>shasum -a 256 {filename}</code>). It
        is the one above, and its first eight digits are the mark that candidates see.
      </p>
      <details>
        <summary>Show the text of version {n}</summary>
        <pre>{plan}</pre>
      </details>
    </section>
  );
}
