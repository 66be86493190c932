import { lazy, Suspense, useState } from 'react';
import { loadChunk } from './load-chunk.ts';
import type { NamedRole } from './role-deed.tsx';
import { Button } from './ui/button.tsx';

const CloseRoleDialog = lazy(async () => ({
  default: (await loadChunk(() => import('./close-role-dialog.tsx'))).CloseRoleDialog,
}));
const ReopenRoleDialog = lazy(async () => ({
  default: (await loadChunk(() => import('./reopen-role-dialog.tsx'))).ReopenRoleDialog,
}));

type Props = { role: NamedRole; may: { close: boolean; reopen: boolean } };

/** Closes an open role before its time, or opens a closed one again; nothing for whoever may do neither. */
export function RoleClosing({ role, may }: Props) {
  const [asked, setAsked] = useState<'close' | 'reopen'>();
  if (!may.close && !may.reopen) return null;
  return (
    <div>
      {may.close && <Button onClick={() => setAsked('close')}>Close role</Button>}
      {may.reopen && <Button onClick={() => setAsked('reopen')}>Reopen role</Button>}
      <RoleClosingDialog role={role} asked={asked} onClose={() => setAsked(undefined)} />
    </div>
  );
}

type DialogProps = { role: NamedRole; asked: 'close' | 'reopen' | undefined; onClose: () => void };

export function RoleClosingDialog({ role, asked, onClose }: DialogProps) {
  return (
    <Suspense fallback={null}>
      {asked === 'close' && <CloseRoleDialog role={role} onClose={onClose} />}
      {asked === 'reopen' && <ReopenRoleDialog role={role} onClose={onClose} />}
    </Suspense>
  );
}
