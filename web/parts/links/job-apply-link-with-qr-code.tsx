import { findApplyLinkWithQrCodeEndpoint } from '@evenhand/contract/builder/job-draft-and-publish-endpoints-and-limits.ts';
import { LinkWithQrCode } from './link-with-qr-code.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import styles from './link-with-qr-code.module.css';

type Props = {
  jobId: number;
  /** Where it is going to stand, for reports to tell what came of it. */
  source?: string | undefined;
};

/** The link candidates come in by. */
export function JobApplyLinkWithQrCode({ jobId, source }: Props) {
  const query = source ? { source } : {};
  const { data, error } = useEndpointQuery(findApplyLinkWithQrCodeEndpoint, {
    params: { jobId },
    query,
  });
  if (error) return <ErrorNote>We could not load the link. {error.message}</ErrorNote>;
  if (!data) return <div className={styles['shared-link']} aria-busy="true" />;
  return <LinkWithQrCode label="Link for candidates" codeOf="link" {...data} />;
}
