const FAILED = 500;

/** Whether the page would come if it were loaded again; without a network a browser shows its own page in its place. */
export async function doesServerAnswer(): Promise<boolean> {
  try {
    return (await fetch(location.href, { method: 'HEAD' })).status < FAILED;
  } catch {
    return false;
  }
}
