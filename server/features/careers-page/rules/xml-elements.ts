// Control characters, halves of surrogate pairs and U+FFFE, U+FFFF have no place in any XML document, not even escaped.
const NOT_XML = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu;

/** One element with text in it. */
export function xmlElement(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

/** One element whose text is set apart, as feeds want it. */
export function xmlCdataElement(name: string, text: string): string {
  const kept = clean(text).replaceAll(']]>', ']]]]><![CDATA[>');
  return `<${name}><![CDATA[${kept}]]></${name}>`;
}

export function escapeXml(text: string): string {
  return clean(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function clean(text: string): string {
  return text.toWellFormed().replace(NOT_XML, '');
}
