import {
  type PlainTextBlock,
  parsePlainTextBlocks,
} from '@evenhand/contract/parse-plain-text-blocks.ts';

/** An advert's plain text as HTML of paragraphs and lists, the only marks that search engines and job boards understand. */
export function advertTextToHtml(text: string): string {
  return parsePlainTextBlocks(text).map(htmlOf).join('');
}

function htmlOf(block: PlainTextBlock): string {
  if (block.kind === 'list')
    return `<ul>${block.items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`;
  if (block.kind === 'heading') return `<p><strong>${escaped(block.text)}</strong></p>`;
  return `<p>${escaped(block.text).replaceAll('\n', '<br>')}</p>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
