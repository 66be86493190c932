const FAILED = 500;

/** Whether the page would come if it were loaded again; without a network a browser shows its own page in its place. */
export function doesServerAnswer(): Promise<boolean> {
  return fetch(location.href, { method: 'HEAD' }).then(
    ({ status }) => status < FAILED,
    () => false,
  );
}
