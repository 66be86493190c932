import { gzipSync } from 'node:zlib';
import { openHttpConnections } from './measure-http-calls.ts';

/** A page of the server under test, with the style sheets, scripts and fonts that it loads. */
export async function loadPageWithFiles(port: number, path: string) {
  const line = openHttpConnections(port, 1);
  const { text } = await line.send({ path });
  const names = [
    ...text.matchAll(/(?:href|src)="(\/(?:assets|careers)\/[^"]+\.(?:css|js|woff2))"/g),
  ];
  const files = [];
  for (const [, name = ''] of names) {
    const answer = await fetch(`http://127.0.0.1:${port}${name}`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    // Fonts are packed already.
    files.push({ name, packed: name.endsWith('.woff2') ? bytes : gzipSync(bytes) });
  }
  line.close();
  return { html: Buffer.from(text), files };
}
