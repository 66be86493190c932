type Headers = Record<string, string | string[] | undefined>;

/** Somebody has followed a link in a browser: programs that read mail in advance, and browsers that fetch ahead, say otherwise. */
export function isPageOpenedByPerson(headers: Headers): boolean {
  return (
    headers['sec-fetch-dest'] === 'document' &&
    headers['sec-fetch-user'] === '?1' &&
    headers['purpose'] === undefined &&
    headers['sec-purpose'] === undefined
  );
}
