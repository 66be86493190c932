import { lazy, Suspense, useState } from 'react';
import { loadChunkWithRetry } from '../../net/load-chunk-with-retry.ts';
import type { JobIdAndTitle } from './run-undoable-job-command-and-refresh-jobs.tsx';
import { Button } from '../../ui/button-and-icon-button.tsx';

const CloseJobDialog = lazy(async () => ({
  default: (await loadChunkWithRetry(() => import('./close-job-dialog.tsx'))).CloseJobDialog,
}));
const ReopenJobDialog = lazy(async () => ({
  default: (await loadChunkWithRetry(() => import('./reopen-job-dialog.tsx'))).ReopenJobDialog,
}));

type Props = { job: JobIdAndTitle; may: { close: boolean; reopen: boolean } };

/** Closes an open role before its time, or opens a closed one again; nothing for whoever may do neither. */
export function CloseOrReopenJobButtons({ job, may }: Props) {
  const [asked, setAsked] = useState<'close' | 'reopen'>();
  if (!may.close && !may.reopen) return null;
  return (
    <div>
      {may.close && <Button onClick={() => setAsked('close')}>Close role</Button>}
      {may.reopen && <Button onClick={() => setAsked('reopen')}>Reopen role</Button>}
      <CloseOrReopenJobDialog job={job} asked={asked} onClose={() => setAsked(undefined)} />
    </div>
  );
}

type DialogProps = {
  job: JobIdAndTitle;
  asked: 'close' | 'reopen' | undefined;
  onClose: () => void;
};

export function CloseOrReopenJobDialog({ job, asked, onClose }: DialogProps) {
  return (
    <Suspense fallback={null}>
      {asked === 'close' && <CloseJobDialog job={job} onClose={onClose} />}
      {asked === 'reopen' && <ReopenJobDialog job={job} onClose={onClose} />}
    </Suspense>
  );
}
