import {
  TEXT_CONTRAST_RATIO_MIN,
  type CareersPageColours,
} from '@evenhand/contract/careers-page.ts';
import { colourContrast, nearestReadableTextColour } from './colour-contrast-and-readable-text.ts';

const PAPER = '#ffffff';

/** The style sheet of one employer: its two colours, and which of them can be read on white. */
export function employerStyleSheet({ background, text }: CareersPageColours): string {
  const onPaper = [background, text].find(
    (colour) => colourContrast({ background: PAPER, text: colour }) >= TEXT_CONTRAST_RATIO_MIN,
  );
  const ink = onPaper ?? nearestReadableTextColour({ background: PAPER, text: background });
  return `:root{--employer:${background};--on-employer:${text};--employer-ink:${ink}}\n`;
}
