import type { JobDraft } from '@evenhand/contract/builder/job-draft-and-publish-endpoints-and-limits.ts';
import { Link } from 'wouter';
import { JobApplyLinkWithQrCode } from '../../parts/links/job-apply-link-with-qr-code.tsx';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { joinClassNames } from '../../ui/join-class-names.ts';
import buttonStyles from '../../ui/button-and-icon-button.module.css';
import dialogStyles from '../../ui/dialog.module.css';

/** What to do with a role that has just opened. */
export function JobPublishedDialog({ draft, onClose }: { draft: JobDraft; onClose: () => void }) {
  return (
    <Dialog title={`${draft.title} is open`} onClose={onClose}>
      <p>Share this link where people look for work. Everybody who follows it can apply.</p>
      <JobApplyLinkWithQrCode jobId={draft.id} />
      <div className={dialogStyles['dialog-acts']}>
        <a
          className={joinClassNames(buttonStyles['button'], buttonStyles['button-secondary'])}
          href={staffPagePaths.previewAsCandidate(draft.id)}
          target="_blank"
          rel="noreferrer"
        >
          Preview as candidate
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
        <Link
          className={joinClassNames(buttonStyles['button'], buttonStyles['button-primary'])}
          href={staffPagePaths.manage(draft.id)}
        >
          Go to the candidates
        </Link>
      </div>
    </Dialog>
  );
}
