import { lazy, Suspense, useState } from 'react';
import { Checklist } from '../../features/onboarding/checklist.tsx';
import { loadChunk } from '../../load-chunk.ts';

const StartRoleDialog = lazy(async () => ({
  default: (await loadChunk(() => import('./start-role-dialog.tsx'))).StartRoleDialog,
}));

/** The checklist of a free trial, with the way to start a role that its last step needs. */
export function FirstSteps() {
  const [isStarting, setStarting] = useState(false);
  return (
    <>
      <Checklist onStartRole={() => setStarting(true)} />
      {isStarting && (
        <Suspense fallback={null}>
          <StartRoleDialog first="template" onClose={() => setStarting(false)} />
        </Suspense>
      )}
    </>
  );
}
