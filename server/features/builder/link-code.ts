import { create } from 'qrcode';
import { squarePath } from './rules/square-path.ts';

/** The address under which candidates find a job, and the same as a QR code. */
export function linkCodeOf(
  hash: string,
  baseUrl: string,
): { url: string; size: number; path: string } {
  const url = new URL(`/apply/${hash}`, baseUrl).href;
  const { modules } = create(url, { errorCorrectionLevel: 'M' });
  return { url, size: modules.size, path: squarePath(modules) };
}
