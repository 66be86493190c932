import type { JobSummary } from '@evenhand/contract/jobs/job-summary.ts';
import {
  IconArchive,
  IconArchiveOff,
  IconCopy,
  IconDoorEnter,
  IconDoorOff,
  IconDots,
  IconExternalLink,
  IconLink,
  IconTemplate,
} from '@tabler/icons-react';
import { useState } from 'react';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { CloseOrReopenJobDialog } from '../../parts/jobs/close-or-reopen-job-buttons-and-dialog.tsx';
import { IconButton } from '../../ui/button-and-icon-button.tsx';
import { DropdownMenu, DropdownMenuItem, DropdownMenuLink } from '../../ui/dropdown-menu.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useCopyJobOrSaveTemplate } from './use-copy-job-or-save-template.ts';
import styles from './job-card.module.css';

type Props = { job: JobSummary; onArchive: () => void };

export function JobCardMenu({ job, onArchive }: Props) {
  const { duplicate, saveAsTemplate } = useCopyJobOrSaveTemplate();
  const [query, setAsked] = useState<'close' | 'reopen'>();
  const link = staffPagePaths.apply(job.hash);
  const whyNotArchive = !job.may.archive && 'Only admins can do this.';
  const whyNoLink = whyNoLinkOf(job);

  return (
    <>
      <DropdownMenu
        label={`Menu of ${job.title}`}
        trigger={
          <IconButton
            className={styles['job-card-menu']}
            label={`More for ${job.title}`}
            icon={<IconDots />}
          />
        }
      >
        <DropdownMenuItem
          icon={<IconCopy aria-hidden="true" />}
          onChoose={() => duplicate(job)}
          whyNot={!job.may.duplicate && 'Only admins can do this.'}
        >
          Duplicate
        </DropdownMenuItem>
        {job.may.duplicate && (
          <DropdownMenuItem
            icon={<IconTemplate aria-hidden="true" />}
            onChoose={() => saveAsTemplate(job)}
          >
            Save as a template
          </DropdownMenuItem>
        )}
        {job.may.close && (
          <DropdownMenuItem
            icon={<IconDoorOff aria-hidden="true" />}
            onChoose={() => setAsked('close')}
          >
            Close role
          </DropdownMenuItem>
        )}
        {job.may.reopen && (
          <DropdownMenuItem
            icon={<IconDoorEnter aria-hidden="true" />}
            onChoose={() => setAsked('reopen')}
          >
            Reopen role
          </DropdownMenuItem>
        )}
        <DropdownMenuItem
          icon={
            job.isArchived ? (
              <IconArchiveOff aria-hidden="true" />
            ) : (
              <IconArchive aria-hidden="true" />
            )
          }
          onChoose={onArchive}
          whyNot={whyNotArchive}
        >
          {job.isArchived ? 'Unarchive' : 'Archive'}
        </DropdownMenuItem>
        <DropdownMenuItem
          icon={<IconLink aria-hidden="true" />}
          onChoose={() => copyLink(link)}
          whyNot={whyNoLink}
        >
          Job link
        </DropdownMenuItem>
        {!whyNoLink && (
          <DropdownMenuLink icon={<IconExternalLink aria-hidden="true" />} href={link} inNewTab>
            Open job page
          </DropdownMenuLink>
        )}
      </DropdownMenu>
      <CloseOrReopenJobDialog job={job} asked={query} onClose={() => setAsked(undefined)} />
    </>
  );
}

/** A sample role is for looking at: nobody can apply, so its link would lead nowhere. */
function whyNoLinkOf({ isSample, isArchived, publishedDayWords }: JobSummary): string | false {
  if (isSample) return 'A sample role has no public page.';
  if (isArchived) return 'An archived role has no public page.';
  return publishedDayWords === null && 'The role gets its link when it is published.';
}

async function copyLink(path: string) {
  const link = new URL(path, location.origin).href;
  try {
    await navigator.clipboard.writeText(link);
    showToast({ text: 'Job link copied.' });
  } catch {
    // Copying is refused outside https: the link can still be copied by hand.
    showToast({ text: `Copy this link: ${link}` });
  }
}
