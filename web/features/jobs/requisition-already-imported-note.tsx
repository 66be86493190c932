import {
  listJobsImportedFromRequisitionEndpoint,
  type RequisitionSource,
} from '@evenhand/contract/integrations/job-import-jobvite-and-requisition-file-endpoints.ts';
import { Link } from 'wouter';
import { formatDayOfMomentShort } from '../../parts/time/format-short-days.ts';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { ErrorNote } from '../../ui/error-note.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import styles from './import-job-by-requisition-id-dialog.module.css';

type Props = { reqId: string; integration: RequisitionSource; onLeave: () => void };

/** The roles that a requisition was imported as before, with the way there. */
export function RequisitionAlreadyImportedNote({ reqId, integration, onLeave }: Props) {
  const { data, error } = useEndpointQuery(listJobsImportedFromRequisitionEndpoint, {
    query: { reqId, integration },
  });
  return (
    <div className={styles['import-earlier']} role="alert">
      <p>
        This requisition was imported before. Open that role, or import it again as another one.
      </p>
      {error && !data && <ErrorNote>{error.message}</ErrorNote>}
      {!data && !error && <Skeleton width="100%" height={24} />}
      {data && (
        <ul>
          {data.roles.map(({ id, title, isDraft, importedAt }) => (
            <li key={id}>
              <Link
                href={isDraft ? staffPagePaths.draft(id) : staffPagePaths.manage(id)}
                onClick={onLeave}
              >
                {title}
              </Link>
              <span>Imported {formatDayOfMomentShort(importedAt)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
