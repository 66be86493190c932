import { findCoveredTextsAndControls } from './find-covered-texts-and-controls.ts';
import { findCutOffWords } from './find-cut-off-words.ts';
import type { LayoutFault } from './layout-fault-types.ts';
import { findNarrowColumns } from './find-narrow-columns.ts';
import {
  findTextsAndControlsBeyondPage,
  findTextsAndControlsOutsidePanel,
} from './find-texts-and-controls-outside-panel-or-page.ts';
import { findOverlappingTextsAndControls } from './find-overlapping-texts-and-controls.ts';
import { findTextsAndControlsOnPage } from './find-texts-and-controls-on-page.ts';
import { createElementSurroundingsLookup } from './clipping-ancestors-and-containers-of-element.ts';

const drawn = new CSSStyleSheet();
drawn.replaceSync('* { content-visibility: visible !important; }');

/** Runs in the page: what does not stand where it should, on the whole page as it is now. */
export function findLayoutFaultsInPage(): LayoutFault[] {
  drawEverything();
  scrollTo({ top: 0, left: 0, behavior: 'instant' });
  const look = createElementSurroundingsLookup();
  const pieces = findTextsAndControlsOnPage(look);
  const faults = [
    ...findOverlappingTextsAndControls(pieces),
    ...findCutOffWords(pieces),
    ...findNarrowColumns(pieces),
    ...findTextsAndControlsOutsidePanel(pieces, look),
    ...findTextsAndControlsBeyondPage(pieces),
    ...findCoveredTextsAndControls(pieces, look),
  ];
  // A text of many lines stands there once.
  return [...new Map(faults.map((fault) => [`${fault.kind} ${fault.what}`, fault])).values()];
}

/** What a browser leaves out until one scrolls there has no true size before. */
function drawEverything(): void {
  if (document.adoptedStyleSheets.includes(drawn)) return;
  document.adoptedStyleSheets.push(drawn);
}

Object.assign(window, { judgeLayout: findLayoutFaultsInPage });
