import type * as qrcodeLibrary from 'qrcode';
import { loadModuleOnFirstUse } from '../load-module-on-first-use.ts';
import { svgPathOfQrCode } from './svg-path-of-qr-code.ts';

const qrcode = loadModuleOnFirstUse<typeof qrcodeLibrary>('qrcode');

/** A text as a QR code: how many squares a side has, and the dark ones as the `d` of one SVG path. */
export function encodeQrCodeAsSvgPath(text: string): { size: number; path: string } {
  const { modules } = qrcode().create(text, { errorCorrectionLevel: 'M' });
  return { size: modules.size, path: svgPathOfQrCode(modules) };
}
