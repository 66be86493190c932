/** What would be lost, by name. */
const unsaved = new Set<string>();

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** Has the browser ask before the site is left or loaded anew, for as long as something is unsaved, on whatever page one is. */
export function askBeforeLeavingSite(name: string, isUnsaved: boolean): void {
  if (isUnsaved) unsaved.add(name);
  else unsaved.delete(name);
  // Without it a page that is left can be kept for "back".
  if (unsaved.size > 0) addEventListener('beforeunload', ask);
  else removeEventListener('beforeunload', ask);
}
