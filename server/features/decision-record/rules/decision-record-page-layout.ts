import { createHash } from 'node:crypto';
import { decisionRecordVerifierProgram } from '@evenhand/contract/decision-record/decision-record-file-verifier-and-program-text.ts';
import type { DecisionRecordLayout } from './decision-record-layout-type.ts';
import { decisionRecordPageScript } from './decision-record-page-script.ts';
import { decisionRecordPageStyleSheet } from './decision-record-page-style-sheet.ts';
import type {
  DecisionRecordSectionPart,
  DecisionRecordSectionContent,
} from './decision-record-section-content-types.ts';

/** A page that needs nothing but itself: it prints, and checks itself without a network. */
export function decisionRecordPageLayout(title: string): DecisionRecordLayout {
  const program = `${decisionRecordVerifierProgram}\n${decisionRecordPageScript}`;
  const policy = [
    "default-src 'none'",
    `script-src '${digestOf(program)}'`,
    `style-src '${digestOf(decisionRecordPageStyleSheet)}'`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return {
    isPage: true,
    head: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${asMarkup(title)}</title>
<style>${decisionRecordPageStyleSheet}</style>
<script>${program}</script>
</head>
<body>
<header>
<p id="verdict" role="status">Not checked yet: this page checks itself where scripts may run.</p>
<ul id="faults"></ul>
<p id="root"></p>
<p class="check"><label for="file">Check the file itself, or another record, with this page. Nothing leaves this computer.</label>
<input id="file" type="file" accept=".html,.json"></p>
</header>
<main>
`,
    textOf,
    leaf: ({ name, hash, salt, text }) =>
      `<article data-leaf="${asMarkup(name)}" data-hash="${hash}" data-salt="${salt}">${text}</article>\n`,
    tail: ({ root, page }) =>
      `</main>\n<footer data-hash="${page?.hash}" data-salt="${page?.salt}" data-root="${root}"></footer>\n</body>\n</html>\n`,
  };
}

function digestOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

function textOf({ title, parts }: DecisionRecordSectionContent): string {
  return `\n<h2>${asMarkup(title)}</h2>\n${parts.map(partAsMarkup).join('\n')}\n`;
}

function partAsMarkup(part: DecisionRecordSectionPart): string {
  if ('text' in part) return `<p>${asMarkup(part.text)}</p>`;
  if ('heading' in part) return `<h3>${asMarkup(part.heading)}</h3>`;
  if ('facts' in part) {
    const rows = part.facts.map(
      ([what, is]) => `<tr><th scope="row">${asMarkup(what)}</th><td>${asMarkup(is)}</td></tr>`,
    );
    return `<table class="facts"><tbody>${rows.join('')}</tbody></table>`;
  }
  const head = part.head.map((cell) => `<th scope="col">${asMarkup(cell)}</th>`).join('');
  const rows = part.rows.map(
    (row) => `<tr>${row.map((cell) => `<td>${asMarkup(cell)}</td>`).join('')}</tr>`,
  );
  return `<div class="wide" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '\u00a0': '&nbsp;',
  '\r': '',
};

/** As a browser writes text: what it has read it would write the same way, so that a page can hash its own sections. */
function asMarkup(text: string): string {
  return text.replace(/[&<>\u00a0\r]/g, (character) => entities[character] ?? '');
}
