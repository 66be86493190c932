/** `Europe/London` → `London`. */
export function cityOfTimeZone(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}
