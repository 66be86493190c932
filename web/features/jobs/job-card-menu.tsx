import type { JobCard } from '@evenhand/contract/jobs.ts';
import {
  IconArchive,
  IconArchiveOff,
  IconCopy,
  IconDots,
  IconExternalLink,
} from '@tabler/icons-react';
import { paths } from '../../paths.ts';
import { IconButton } from '../../ui/button.tsx';
import { Menu, MenuItem, MenuLink } from '../../ui/menu.tsx';
import { showToast } from '../../ui/toast.ts';

type Props = { job: JobCard; onArchive: () => void };

export function JobCardMenu({ job, onArchive }: Props) {
  const isPublished = job.overallPhase !== 'DRAFT' && job.publishedAtShortDescription !== null;
  const link = paths.apply(job.hash);
  const whyNotArchive = !job.may.archive && 'Only admins can do this.';

  return (
    <Menu
      label={`Menu of ${job.title}`}
      trigger={
        <IconButton className="job-card-menu" label={`More for ${job.title}`} icon={<IconDots />} />
      }
    >
      {isPublished ? (
        <MenuLink icon={<IconExternalLink aria-hidden="true" />} href={link} inNewTab>
          Job link
        </MenuLink>
      ) : (
        <MenuItem
          icon={<IconExternalLink aria-hidden="true" />}
          whyNot="The role gets its link when it is published."
        >
          Job link
        </MenuItem>
      )}
      {isPublished && (
        <MenuItem icon={<IconCopy aria-hidden="true" />} onChoose={() => copyLink(link)}>
          Copy job link
        </MenuItem>
      )}
      <MenuItem
        icon={
          job.archived ? <IconArchiveOff aria-hidden="true" /> : <IconArchive aria-hidden="true" />
        }
        onChoose={onArchive}
        whyNot={whyNotArchive}
      >
        {job.archived ? 'Unarchive' : 'Archive'}
      </MenuItem>
    </Menu>
  );
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
