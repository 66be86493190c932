import {
  isCandidateSourceNotDirect,
  parseCandidateSource,
} from '../job-boards/rules/parse-and-find-candidate-source.ts';
import { encodeQrCodeAsSvgPath } from '../../text/encode-qr-code-as-svg-path.ts';

/** The address under which candidates find a job, tagged with where it is going to stand, and the same as a QR code. */
export function makeQrCodeOfJobLink(
  hash: string,
  { baseUrl, source }: { baseUrl: string; source?: string | undefined },
): { url: string; size: number; path: string } {
  const url = new URL(`/apply/${hash}`, baseUrl);
  const tag = parseCandidateSource(source);
  if (isCandidateSourceNotDirect(tag)) url.searchParams.set('utm_source', tag);
  return { url: url.href, ...encodeQrCodeAsSvgPath(url.href) };
}
