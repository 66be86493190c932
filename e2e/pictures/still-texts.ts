/**
 * Runs in the page: what differs each time the product is started, as the time of day and references that are drawn by lot,
 * gets the same figures, so that two pictures differ only where the product does; and everything is drawn.
 */
export function stillTexts(): void {
  const drawn = new CSSStyleSheet();
  // What a browser leaves out until one scrolls there would be white.
  drawn.replaceSync('* { content-visibility: visible !important; }');
  document.adoptedStyleSheets.push(drawn);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node as Text; // The walker was asked for texts alone.
    const still = text.data
      .replaceAll(/\b[A-Z]{2}-\d+\b/g, 'XX-00')
      .replaceAll(/\b\d{1,2}:\d{2}(:\d{2})?( ?[AaPp]\.?[Mm]\b\.?)?/g, '00:00')
      .replaceAll(/\b\d{1,2}\/\d{1,2}\/\d{2,4}\b/g, '00/00/00')
      .replaceAll(/[\w-]{43}/g, 'x'.repeat(43))
      .replaceAll(/\b(127\.0\.0\.1|localhost):\d+/g, '127.0.0.1:00000')
      .replaceAll(/\b\d+ (second|minute)s?\b/g, '0 minutes');
    if (still !== text.data) text.data = still;
  }
}
