import {
  listJobsImportedFromRequisition,
  type RequisitionSource,
} from '@evenhand/contract/integrations/import-job-and-requisition-sources.ts';
import { Link } from 'wouter';
import { formatDayShort } from '../../parts/time/format-short-days.ts';
import { pagePaths } from '../../net/page-paths.ts';
import { ErrorNote } from '../../ui/error-note.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useCall } from '../../net/use-call-and-command.ts';
import styles from './import-job-by-requisition-id-dialog.module.css';

type Props = { reqId: string; integration: RequisitionSource; onLeave: () => void };

/** The roles that a requisition was imported as before, with the way there. */
export function RequisitionAlreadyImportedNote({ reqId, integration, onLeave }: Props) {
  const { data, error } = useCall(listJobsImportedFromRequisition, {
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
              <Link href={isDraft ? pagePaths.draft(id) : pagePaths.manage(id)} onClick={onLeave}>
                {title}
              </Link>
              <span>Imported {formatDayShort(importedAt)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
