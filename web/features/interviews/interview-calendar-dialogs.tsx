import { isInterviewSlotFree } from './interview-calendar-entries-and-days.ts';
import type {
  OpenedInterviewCalendarDialogState,
  JobInterviewCalendarData,
} from './interview-calendar-facts-and-dialog-state-types.ts';
import {
  dayOfMomentInZone,
  nextWorkingDay,
} from './calculate-and-format-interview-days-and-zones.ts';
import { ManageInterviewDialog } from './manage-interview-dialog.tsx';
import { CreateInterviewTimesDialog } from './create-interview-times-dialog.tsx';
import type { InterviewPanelPerson } from './interview-panel-members-field.tsx';
import { InterviewRoundSettingsDialog } from './interview-round-settings-dialog.tsx';
import { FreeInterviewSlotDialog } from './free-interview-slot-dialog.tsx';
import { WithdrawInterviewTimesDialog } from './withdraw-interview-times-dialog.tsx';

type Props = JobInterviewCalendarData & {
  team: readonly InterviewPanelPerson[];
  open: OpenedInterviewCalendarDialogState | undefined;
  onClose: () => void;
};

/** The one dialog of the calendar that is open; of what is gone meanwhile there is none. */
export function InterviewCalendarDialogs({ open, ...facts }: Props) {
  const { jobId, rounds, interviews, slots, zone, now, team, onOpen, onClose } = facts;
  if (open === undefined) return null;
  if (open.dialog === 'withdraw')
    return <WithdrawInterviewTimesDialog jobId={jobId} slotIds={open.slotIds} onClose={onClose} />;

  if (open.dialog === 'interview') {
    const interview = interviews.find(({ id }) => id === open.interviewId);
    if (interview === undefined) return null;
    return (
      <ManageInterviewDialog
        jobId={jobId}
        interview={interview}
        slot={slots.find((slot) => slot.interview?.id === interview.id) ?? open.slot}
        roundName={roundNameOf(facts, interview.roundId)}
        free={slots.filter(
          (slot) => slot.roundId === interview.roundId && isInterviewSlotFree(slot, now),
        )}
        team={team}
        zone={zone}
        busyPanel={facts.busyPanel}
        now={now}
        onClose={onClose}
      />
    );
  }

  if (open.dialog === 'slot') {
    const slot = slots.find(({ id }) => id === open.slot.id) ?? open.slot;
    if (slot.withdrawnAt !== null) return null;
    return (
      <FreeInterviewSlotDialog
        jobId={jobId}
        slot={slot}
        roundName={roundNameOf(facts, slot.roundId)}
        waiting={interviews.filter(
          ({ state, roundId }) => state === 'invited' && roundId === slot.roundId,
        )}
        team={team}
        zone={zone}
        busyPanel={facts.busyPanel}
        now={now}
        onWithdraw={() => onOpen({ dialog: 'withdraw', slotIds: [slot.id] })}
        onClose={onClose}
      />
    );
  }

  const round = rounds.find(({ id }) => id === open.roundId);
  if (round === undefined) return null;
  return open.dialog === 'round' ? (
    <InterviewRoundSettingsDialog jobId={jobId} round={round} team={team} onClose={onClose} />
  ) : (
    <CreateInterviewTimesDialog
      jobId={jobId}
      round={round}
      team={team}
      zone={zone}
      firstDay={nextWorkingDay(dayOfMomentInZone(now, zone))}
      onClose={onClose}
    />
  );
}

function roundNameOf({ rounds }: Pick<Props, 'rounds'>, roundId: number): string {
  return rounds.find(({ id }) => id === roundId)?.name ?? '';
}
