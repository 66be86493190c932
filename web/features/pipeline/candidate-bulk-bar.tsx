import type { CandidateDecision } from '@evenhand/contract/pipeline/application-states-decisions-and-stage-groups.ts';
import {
  IconArrowRight,
  IconBriefcase,
  IconCalendarPlus,
  IconCheck,
  IconMail,
  IconSend,
  IconX,
} from '@tabler/icons-react';
import { Button, IconButton } from '../../ui/button-and-icon-button.tsx';
import styles from './candidates.module.css';

export type CandidateBulkCommand = CandidateDecision | 'review' | 'invite' | 'task' | 'write';

type Props = {
  count: number;
  /** Which deeds make sense for whoever is chosen. */
  deeds: readonly CandidateBulkCommand[];
  isBusy: boolean;
  onDecide: (decision: CandidateDecision) => void;
  onSend?: () => void;
  onInvite: () => void;
  onSendTask: () => void;
  onWrite: () => void;
  onClear: () => void;
};

/** What can be done with the chosen candidates; it sits above the table's head. */
export function CandidateBulkBar({
  count,
  deeds,
  isBusy,
  onDecide,
  onSend,
  onInvite,
  onSendTask,
  onWrite,
  onClear,
}: Props) {
  return (
    <div className={styles['bulk-bar']} role="toolbar" aria-label="Chosen candidates">
      <strong role="status">{count} selected</strong>
      {deeds.includes('review') && (
        <Button size="small" look="link" icon={<IconSend aria-hidden="true" />} onClick={onSend}>
          Send {count} to blind review
        </Button>
      )}
      {deeds.includes('interviews-tasks') && (
        <Button
          size="small"
          look="link"
          icon={<IconArrowRight aria-hidden="true" />}
          disabled={isBusy}
          onClick={() => onDecide('interviews-tasks')}
        >
          Move {count} to interviews
        </Button>
      )}
      {deeds.includes('invite') && (
        <Button
          size="small"
          look="link"
          icon={<IconCalendarPlus aria-hidden="true" />}
          onClick={onInvite}
        >
          Invite {count} to interview
        </Button>
      )}
      {deeds.includes('task') && (
        <Button
          size="small"
          look="link"
          icon={<IconBriefcase aria-hidden="true" />}
          onClick={onSendTask}
        >
          Send {count} a task
        </Button>
      )}
      {deeds.includes('hire') && (
        <Button
          size="small"
          look="link"
          icon={<IconCheck aria-hidden="true" />}
          disabled={isBusy}
          onClick={() => onDecide('hire')}
        >
          Hire {count}
        </Button>
      )}
      {deeds.includes('write') && (
        <Button size="small" look="link" icon={<IconMail aria-hidden="true" />} onClick={onWrite}>
          Write to {count}
        </Button>
      )}
      {deeds.includes('reject') && (
        <Button size="small" look="link" disabled={isBusy} onClick={() => onDecide('reject')}>
          Reject {count}
        </Button>
      )}
      <IconButton label="Choose nobody" icon={<IconX />} onClick={onClear} />
    </div>
  );
}
