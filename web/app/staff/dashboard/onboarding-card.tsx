import { lazy, Suspense, useState } from 'react';
import { OnboardingChecklistCard } from '../../../features/onboarding/onboarding-checklist-card.tsx';
import { loadChunkWithRetry } from '../../../net/load-chunk-with-retry.ts';

const StartOrImportJobDialog = lazy(async () => ({
  default: (await loadChunkWithRetry(() => import('./start-job-dialog-with-templates.tsx')))
    .StartJobDialogWithTemplates,
}));

/** The checklist of a free trial, with the way to start a role that its last step needs. */
export function OnboardingCard() {
  const [isStarting, setStarting] = useState(false);
  return (
    <>
      <OnboardingChecklistCard onStartJob={() => setStarting(true)} />
      {isStarting && (
        <Suspense fallback={null}>
          <StartOrImportJobDialog first="template" onClose={() => setStarting(false)} />
        </Suspense>
      )}
    </>
  );
}
