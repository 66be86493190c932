import fontAddress from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import { measureTextWidth } from './measure-text-width.ts';
import styles from './diversity-chart.module.css';

const SVG = 'http://www.w3.org/2000/svg';
const SCALE = 2;
const EDGE = 28;
const HEAD = 44;
const FOOT_LINE = 18;
const FOOT_FONT = '12px "Figtree Variable", system-ui, sans-serif';
/** What a picture cannot know without the page's style sheets. */
const STYLED = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-opacity',
  'font-size',
  'font-weight',
  'text-anchor',
] as const;

type Words = { title: string; foot: readonly string[]; fileName: string };

/** Hands the chart to the browser to keep, as a picture on white, twice as large as it is on the screen. */
export async function saveChartAsPng(chart: SVGSVGElement, words: Words): Promise<void> {
  const picture = framed(chart, words);
  const { width, height } = picture.viewBox.baseVal;
  picture.append(await fontStyle());
  const source = new Blob([new XMLSerializer().serializeToString(picture)], {
    type: 'image/svg+xml',
  });
  keep(await drawn(source, { width, height }), words.fileName);
}

/** The chart between its title and what it is about, with every style written into it. */
function framed(chart: SVGSVGElement, { title, foot: sentences }: Words): SVGSVGElement {
  const { width, height } = chart.viewBox.baseVal;
  const foot = linesOf(sentences.join(' '), width);
  const whole = {
    width: width + 2 * EDGE,
    height: EDGE + HEAD + height + (foot.length + 1) * FOOT_LINE + EDGE,
  };
  const picture = element('svg', { ...whole, viewBox: `0 0 ${whole.width} ${whole.height}` });
  const body = element('g', { transform: `translate(${EDGE} ${EDGE + HEAD})` });
  for (const child of chart.children) body.append(child.cloneNode(true));
  picture.append(
    element('rect', { ...whole, class: styles['chart-paper'] }),
    textElement(title, { x: EDGE, y: EDGE + 17, class: styles['chart-title'] }),
    body,
    ...foot.map((line, place) =>
      textElement(line, {
        x: EDGE,
        y: EDGE + HEAD + height + (place + 1) * FOOT_LINE,
        class: styles['chart-foot'],
      }),
    ),
  );
  const stage = document.createElement('div');
  stage.className = styles['chart-export'] ?? '';
  stage.append(picture);
  document.body.append(stage);
  for (const each of picture.querySelectorAll<SVGElement>('*')) writeStyle(each);
  stage.remove();
  picture.setAttribute('font-family', 'Figtree, system-ui, sans-serif');
  return picture;
}

/** An SVG breaks no lines by itself. */
function linesOf(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && measureTextWidth(longer, FOOT_FONT) <= width)
      lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

function writeStyle(each: SVGElement): void {
  const style = getComputedStyle(each);
  for (const name of STYLED) {
    const value = style.getPropertyValue(name);
    if (value) each.setAttribute(name, value);
  }
  for (const name of ['class', 'tabindex', 'role', 'aria-label', 'aria-hidden'])
    each.removeAttribute(name);
}

/** A picture loads nothing: the font goes in as text. */
async function fontStyle(): Promise<SVGElement> {
  const style = element('style', {});
  const response = await fetch(fontAddress);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  style.textContent = `@font-face{font-family:Figtree;font-weight:300 900;src:url(data:font/woff2;base64,${text})}text{font-variant-numeric:tabular-nums}`;
  return style;
}

async function drawn(source: Blob, { width, height }: { width: number; height: number }) {
  const address = URL.createObjectURL(source);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: width * SCALE, height: height * SCALE });
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise<Blob>((resolve, reject) =>
      canvas.toBlob(
        (blob) => (blob ? resolve(blob) : reject(new Error('the picture is empty'))),
        'image/png',
      ),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}

function keep(picture: Blob, name: string): void {
  const address = URL.createObjectURL(picture);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}

function textElement(
  words: string,
  attributes: Record<string, string | number | undefined>,
): SVGElement {
  const text = element('text', attributes);
  text.textContent = words;
  return text;
}

function element<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Record<string, string | number | undefined>,
): SVGElementTagNameMap[Name] {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes))
    made.setAttribute(key, String(value ?? ''));
  return made;
}
