/**
 * Runs in the page: what differs each time the product is started, as the time of day and references that are drawn by lot,
 * gets the same figures, now and whenever the page draws anew, so that two pictures differ only where the product does; and
 * everything is drawn.
 */
export function replaceTimeDependentTexts(): void {
  const drawn = new CSSStyleSheet();
  drawn.replaceSync(`
    /* What a browser leaves out until one scrolls there would be white. */
    * { content-visibility: visible !important; }
    [aria-label^="QR code"] > * { display: none; }
  `);
  document.adoptedStyleSheets.push(drawn);
  stillAll();
  new MutationObserver(stillAll).observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
  });

  function stillAll() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node as Text; // The walker was asked for texts alone.
      const still = stilled(text.data);
      if (still !== text.data) text.data = still;
    }
    for (const field of document.querySelectorAll<HTMLInputElement>(
      'input:is(:not([type]), [type="text"])',
    )) {
      const still = stilled(field.value);
      if (still !== field.value) field.value = still;
    }
  }

  function stilled(text: string): string {
    return text
      .replaceAll(/\b(127\.0\.0\.1|localhost):\d+/g, '127.0.0.1:00000')
      .replaceAll(/\b[A-Z]{2}-\d+\b/g, 'XX-00')
      .replaceAll(/\b\d{1,2}:\d{2}(:\d{2})?( ?[AaPp]\.?[Mm]\b\.?)?(?!\d)/g, '00:00')
      .replaceAll(/\b\d{1,2}\/\d{1,2}\/\d{2,4}\b/g, '00/00/00')
      .replaceAll(/[\w-]{43}/g, 'x'.repeat(43))
      .replaceAll(/(?<=\/apply\/)[\w-]+/g, 'x'.repeat(22))
      .replaceAll(/\b(evh|msg)_\w+/g, '$1_xxxx')
      .replaceAll(/-[\da-f]{8}\b/g, '-xxxxxxxx')
      .replaceAll(/\d{13}/g, '0'.repeat(13))
      .replaceAll(/\b\d+ (second|minute)s?\b/g, '0 minutes');
  }
}
