import { findJobPipelineEndpoint } from '@evenhand/contract/pipeline/candidates-identities-and-decisions-of-job.ts';
import { useLocation, useSearch } from 'wouter';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { MarkHiredDialog } from './mark-hired-dialog.tsx';
import dialogStyles from '../../ui/dialog.module.css';

const PARAMETER = 'markHired';

/** The role's hired flow, open while the address says so. Whoever may not decide is told, and sees nothing more. */
export function MarkHiredDialogByUrl({ jobId }: { jobId: string }) {
  const [pathname, navigate] = useLocation();
  const search = new URLSearchParams(useSearch());
  const job = useEndpointQuery(findJobPipelineEndpoint, { params: { jobId } }).data;

  if (!search.has(PARAMETER) || !job) return null;

  function close() {
    search.delete(PARAMETER);
    navigate(search.size > 0 ? `${pathname}?${search}` : pathname, { replace: true });
  }

  if (!job.may.manage) {
    return (
      <Dialog title="This is not for you" onClose={close}>
        <p>
          Only admins of this role see its candidates and say who was hired. If you need to, ask one
          of them.
        </p>
        <div className={dialogStyles['dialog-acts']}>
          <Button data-first onClick={close}>
            OK
          </Button>
        </div>
      </Dialog>
    );
  }
  return <MarkHiredDialog job={job} onClose={close} />;
}
