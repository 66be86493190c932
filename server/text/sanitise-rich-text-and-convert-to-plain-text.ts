import type sanitizeHtmlLibrary from 'sanitize-html';
import {
  isRichTextLinkAddress,
  richTextToPlainText,
  parseRichText,
  richTextToHtml,
} from '@evenhand/contract/parse-and-write-rich-text-html.ts';
import { loadModuleOnFirstUse } from '../load-module-on-first-use.ts';

const sanitizeHtml = loadModuleOnFirstUse<typeof sanitizeHtmlLibrary>('sanitize-html');

/** Everything a rich text may hold; the editor offers no more. */
const elements = ['p', 'strong', 'em', 'ul', 'ol', 'li', 'h2', 'h3', 'a', 'br'];
/** What other editors call the same thing. */
const sameAs = { b: 'strong', i: 'em', h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3', div: 'p' };

type Options = {
  /** Whether an address may be a tag, as in e-mails. */
  tags?: boolean;
};

/**
 * HTML of our own few elements, whatever came: no attribute but the address of a link, which leads to the web or to an
 * e-mail address; what else stood there is its text, or nothing for scripts and styles. A library that knows how
 * browsers read takes out what is not ours; what is left is read and written anew. Doing it twice changes nothing.
 */
export function sanitiseRichText(html: string, options: Options = {}): string {
  const cleaned = sanitizeHtml()(html, {
    allowedTags: elements,
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    transformTags: {
      ...sameAs,
      a: (_, { href = '' }) => ({
        tagName: 'a',
        attribs: isRichTextLinkAddress(href.trim(), options) ? { href: href.trim() } : {},
      }),
    },
  });
  return richTextToHtml(parseRichText(cleaned, options));
}

/** The words of a rich text. */
export function richHtmlToPlainText(html: string): string {
  return richTextToPlainText(parseRichText(html));
}
