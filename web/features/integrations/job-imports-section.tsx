import {
  findJobImportSourcesEndpoint,
  type JobImportSources,
} from '@evenhand/contract/integrations/job-import-jobvite-and-requisition-file-endpoints.ts';
import { Link } from 'wouter';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { ErrorNote } from '../../ui/error-note.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { JobviteAccessCard } from './jobvite-access-card.tsx';
import { RequisitionFileUploadCard } from './requisition-file-upload-card.tsx';
import importsStyles from './job-import-sources.module.css';
import styles from './integrations-settings-panel.module.css';

/** Where roles are imported from: Jobvite, and a file. */
export function JobImportsSection() {
  const { data, error } = useEndpointQuery(findJobImportSourcesEndpoint, {});
  return (
    <section className={styles['integrations-part']} aria-labelledby="integrations-imports">
      <h2 id="integrations-imports">Import roles</h2>
      <p>
        A role starts from a requisition that another system holds already: its title, description,
        location and team come along, and nothing is published.
      </p>
      {error && !data && <ErrorNote>{error.message}</ErrorNote>}
      {!data && !error && <Skeleton width="100%" height={120} />}
      {data && !data.isGranted && <NotGranted />}
      {data && <Sources imports={data} />}
    </section>
  );
}

function NotGranted() {
  return (
    <p className={styles['integrations-empty']}>
      Your organisation does not have this feature. Whoever runs this site switches it on: request
      ‘Import from Jobvite’ under{' '}
      <Link href={staffPagePaths.settings('features')}>Your features</Link>.
    </p>
  );
}

/** Without the feature nothing is set up, but what was can be removed. */
function Sources({ imports: { isGranted, jobvite, file } }: { imports: JobImportSources }) {
  if (!isGranted && !jobvite && !file) return null;
  return (
    <div className={importsStyles['import-sources']}>
      {(isGranted || jobvite) && <JobviteAccessCard access={jobvite} isGranted={isGranted} />}
      {(isGranted || file) && <RequisitionFileUploadCard file={file} isGranted={isGranted} />}
    </div>
  );
}
