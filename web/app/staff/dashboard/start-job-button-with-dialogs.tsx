import { lazy, Suspense, useState } from 'react';
import { StartJobButton } from '../../../features/jobs/start-job-button.tsx';
import { loadChunkWithRetry } from '../../../net/load-chunk-with-retry.ts';
import { useCurrentUser } from '../../../net/use-current-user.ts';
import { chooseStartJobDialogVariant } from '../choose-start-job-dialog-variant.ts';

const loadStart = () => import('./start-job-dialog-with-templates.tsx');
const StartOrImportJobDialog = lazy(async () => ({
  default: (await loadChunkWithRetry(loadStart)).StartJobDialogWithTemplates,
}));
const ImportJobDialog = lazy(async () => ({
  default: (
    await loadChunkWithRetry(
      () => import('../../../features/jobs/import-job-by-requisition-id-dialog.tsx'),
    )
  ).ImportJobByRequisitionIdDialog,
}));

/** The button with which a role begins, for those who may: whoever tries the product out is shown the templates first. */
export function StartJobButtonWithDialogs() {
  const me = useCurrentUser();
  const [open, setOpen] = useState<'start' | 'import'>();
  if (!me?.may.startJobs) return null;
  const { first, imports } = chooseStartJobDialogVariant(me.Org);
  const close = () => setOpen(undefined);

  return (
    <>
      <StartJobButton
        onStart={() => setOpen('start')}
        onImport={imports ? () => setOpen('import') : undefined}
        onIntent={() => void loadStart().catch(leaveItToTheOpening)}
      />
      <Suspense fallback={null}>
        {open === 'start' && <StartOrImportJobDialog first={first} onClose={close} />}
        {open === 'import' && <ImportJobDialog onClose={close} />}
      </Suspense>
    </>
  );
}

/** Opening the dialog loads again, and reports. */
function leaveItToTheOpening() {}
