/** The day that a moment ends, in the employer's time zone: the first moment of the next day is not of it. */
export function LastDayBeforeMomentInEmployerZoneText({
  endsAt,
  zone,
}: {
  endsAt: Date;
  zone: string;
}) {
  const last = new Date(endsAt.getTime() - 1);
  const day = {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: zone,
  } as const;
  return (
    <time dateTime={endsAt.toISOString()}>
      {last.toLocaleDateString('en-GB', day).replace(',', '')}
    </time>
  );
}
