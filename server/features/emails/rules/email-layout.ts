import type {
  RichTextInline,
  RichTextBlock,
} from '@evenhand/contract/parse-and-write-rich-text-html.ts';
import { escapeHtml } from '../../../text/escape-html.ts';
import type { EmailBlock } from './fill-email-blocks-and-list-their-texts-and-links.ts';

type Page = { title: string; from: string; blocks: readonly EmailBlock[]; why: string };

const font = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const ink = 'color:#15211e';
const quiet = 'color:#5b6a65';
const link = 'color:#0b5c52';
const words = `font-size:16px;line-height:25px;${ink}`;

/** The one page all e-mails are laid out on: no tables, no pictures, nothing loaded. Every word is made harmless here. */
export function layOutEmailHtml({ title, from, blocks, why }: Page): string {
  const named = escapeHtml(title);
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light only">
<title>${named}</title>
</head>
<body style="margin:0;padding:0;background:#f4f6f5;${ink};${font}">
<div role="article" aria-label="${named}" lang="en-GB" style="max-width:560px;margin:0 auto;padding:28px 16px 40px;${font}">
<p style="margin:0 0 14px;padding:0 4px;font-size:15px;line-height:22px;font-weight:600;${ink}">${escapeHtml(from)}</p>
<div style="background:#ffffff;border:1px solid #dce3e0;border-top:4px solid #0b5c52;border-radius:10px;padding:30px 28px 14px">
<h1 style="margin:0 0 20px;font-size:24px;line-height:30px;font-weight:650;letter-spacing:-.014em;${ink}">${named}</h1>
${blocks.map(blockOf).join('\n')}
</div>
<p style="margin:18px 4px 0;font-size:13px;line-height:20px;${quiet}">${linked(why)}</p>
</div>
</body>
</html>
`;
}

/** Addresses in our own words at the foot can be followed. */
function linked(why: string): string {
  return escapeHtml(why).replace(
    /https?:\/\/[^\s<]+/g,
    (url) => `<a href="${url}" style="${link};word-break:break-all">${url}</a>`,
  );
}

function blockOf(block: EmailBlock): string {
  if (block.kind === 'button') return buttonOf(block.label, block.url);
  return richOf(block);
}

function richOf(block: RichTextBlock): string {
  switch (block.kind) {
    case 'list': {
      const name = block.isOrdered ? 'ol' : 'ul';
      const items = block.items.map((item) => `<li style="margin:0 0 6px">${itemOf(item)}</li>`);
      return `<${name} style="margin:0 0 16px;padding:0 0 0 22px;${words}">${items.join('')}</${name}>`;
    }
    case 'heading':
      return `<h2 style="margin:24px 0 10px;font-size:19px;line-height:26px;font-weight:650;${ink}">${inlinesOf(block.inlines)}</h2>`;
    case 'subheading':
      return `<h3 style="margin:20px 0 8px;font-size:16px;line-height:24px;font-weight:650;${ink}">${inlinesOf(block.inlines)}</h3>`;
    case 'paragraph':
      return `<p style="margin:0 0 16px;${words}">${inlinesOf(block.inlines)}</p>`;
  }
}

/** The first words of an item stand beside its mark. */
function itemOf([first, ...rest]: readonly RichTextBlock[]): string {
  const begins =
    first?.kind === 'paragraph' ? inlinesOf(first.inlines) : first ? richOf(first) : '';
  return begins + rest.map(richOf).join('');
}

function inlinesOf(inlines: readonly RichTextInline[]): string {
  return inlines.map(inlineOf).join('');
}

function inlineOf({ text, isStrong, isEmphasis, href }: RichTextInline): string {
  if (text === '\n') return '<br>';
  let html = escapeHtml(text);
  if (isEmphasis) html = `<em>${html}</em>`;
  if (isStrong) html = `<strong>${html}</strong>`;
  return href === null ? html : `<a href="${escapeHtml(href)}" style="${link}">${html}</a>`;
}

function buttonOf(label: string, url: string): string {
  const address = escapeHtml(url);
  return `<p style="margin:24px 0 20px"><a href="${address}" style="display:inline-block;background:#0b5c52;color:#ffffff;padding:14px 24px;border-radius:6px;font-size:16px;line-height:22px;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="margin:0 0 20px;font-size:13px;line-height:20px;${quiet}">If the button does not work, open this address:<br><a href="${address}" style="${link};word-break:break-all">${address}</a></p>`;
}
