import { isFreeSlot } from './calendar-entries.ts';
import type { CalendarDialog, CalendarFacts } from './calendar-facts.ts';
import { interviewDayInZone, nextWorkingDay } from './interview-days-and-time-zones.ts';
import { InterviewDialog } from './interview-dialog.tsx';
import { LayTimesDialog } from './lay-times-dialog.tsx';
import type { PanelPerson } from './panel-field.tsx';
import { RoundSettingsDialog } from './round-settings-dialog.tsx';
import { SlotDialog } from './slot-dialog.tsx';
import { WithdrawTimesDialog } from './withdraw-times-dialog.tsx';

type Props = CalendarFacts & {
  team: readonly PanelPerson[];
  open: CalendarDialog | undefined;
  onClose: () => void;
};

/** The one dialog of the calendar that is open; of what is gone meanwhile there is none. */
export function CalendarDialogs({ open, ...facts }: Props) {
  const { jobId, rounds, interviews, slots, zone, now, team, onOpen, onClose } = facts;
  if (open === undefined) return null;
  if (open.dialog === 'withdraw')
    return <WithdrawTimesDialog jobId={jobId} slotIds={open.slotIds} onClose={onClose} />;

  if (open.dialog === 'interview') {
    const interview = interviews.find(({ id }) => id === open.interviewId);
    if (interview === undefined) return null;
    return (
      <InterviewDialog
        jobId={jobId}
        interview={interview}
        slot={slots.find((slot) => slot.interview?.id === interview.id) ?? open.slot}
        roundName={roundNameOf(facts, interview.roundId)}
        free={slots.filter((slot) => slot.roundId === interview.roundId && isFreeSlot(slot, now))}
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
      <SlotDialog
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
    <RoundSettingsDialog jobId={jobId} round={round} team={team} onClose={onClose} />
  ) : (
    <LayTimesDialog
      jobId={jobId}
      round={round}
      team={team}
      zone={zone}
      firstDay={nextWorkingDay(interviewDayInZone(now, zone))}
      onClose={onClose}
    />
  );
}

function roundNameOf({ rounds }: Pick<Props, 'rounds'>, roundId: number): string {
  return rounds.find(({ id }) => id === roundId)?.name ?? '';
}
