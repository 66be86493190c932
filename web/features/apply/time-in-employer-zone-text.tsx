import {
  formatDateTimeInZone,
  formatTimeZoneShortName,
} from './format-date-time-and-short-zone-name.ts';

type Props = {
  at: Date;
  zone: string;
  /** Somebody plans by it: the zone is named wherever it could be mistaken, and the year, which is the next that comes, is not. */
  isDeadline?: boolean;
};

/** A moment in the employer's time zone, named; the script turns it into the reader's own. */
export function TimeInEmployerZoneText({ at, zone, isDeadline = false }: Props) {
  return (
    <time dateTime={at.toISOString()} data-zone={zone} data-deadline={isDeadline || undefined}>
      {formatDateTimeInZone(at, !isDeadline, zone)} {formatTimeZoneShortName(at, zone)}
    </time>
  );
}
