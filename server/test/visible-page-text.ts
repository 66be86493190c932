import type { InjectedReply } from './test-candidate-client.ts';

/** What a page says, without its tags. */
export function visiblePageText({ body }: InjectedReply): string {
  return body
    .replace(/<head>.*?<\/head>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
}
