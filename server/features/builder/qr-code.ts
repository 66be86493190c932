import type * as qrcodeLibrary from 'qrcode';
import { isSource, parseSource } from '../apply/rules/source.ts';
import { lazyModule } from '../../lazy-module.ts';
import { qrPath } from './rules/qr-path.ts';

const qrcode = lazyModule<typeof qrcodeLibrary>('qrcode');

/** The address under which candidates find a job, tagged with where it is going to stand, and the same as a QR code. */
export function qrCodeOfJobLink(
  hash: string,
  { baseUrl, source }: { baseUrl: string; source?: string | undefined },
): { url: string; size: number; path: string } {
  const url = new URL(`/apply/${hash}`, baseUrl);
  const tag = parseSource(source);
  if (isSource(tag)) url.searchParams.set('utm_source', tag);
  return qrCodeOfUrl(url.href);
}

/** Any address of ours, and the same as a QR code. */
export function qrCodeOfUrl(url: string): { url: string; size: number; path: string } {
  const { modules } = qrcode().create(url, { errorCorrectionLevel: 'M' });
  return { url, size: modules.size, path: qrPath(modules) };
}
