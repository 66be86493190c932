/** As many characters as the shortest text that is looked for has, at least. */
const WINDOW = 8;
/** Below it the text is read anew for each search: that is as fast. */
const WORTH_MARKING = 20_000;
const MOST_BITS = 27;

/**
 * A long text in which thousands of words are looked for, nearly all of them in vain: what any eight characters in a row come to is
 * marked once, and a text whose first eight come to what is not marked cannot be in it.
 */
export class IndexedLongText {
  readonly #text: string;
  readonly #bits: number;
  #marks: Uint8Array | undefined;

  constructor(text: string) {
    this.#text = text;
    this.#bits = Math.min(MOST_BITS, Math.ceil(Math.log2(Math.max(text.length, 2))) + 4);
  }

  includes(wanted: string): boolean {
    if (this.#text.length < WORTH_MARKING || wanted.length < WINDOW)
      return this.#text.includes(wanted);
    this.#marks ??= this.#markAll();
    const at = this.#placeOf(sumOfWindow(wanted));
    return ((this.#marks[at >> 3] ?? 0) & (1 << (at & 7))) !== 0 && this.#text.includes(wanted);
  }

  #markAll(): Uint8Array {
    const text = this.#text;
    const marks = new Uint8Array(2 ** this.#bits / 8);
    let sum = 0;
    for (let at = 0; at < text.length; at += 1) {
      sum = addCharacter(sum, text.charCodeAt(at));
      const place = this.#placeOf(sum);
      marks[place >> 3] = (marks[place >> 3] ?? 0) | (1 << (place & 7));
    }
    return marks;
  }

  #placeOf(sum: number): number {
    return Math.imul(sum, 0x9e3779b1) >>> (32 - this.#bits);
  }
}

/** Four bits further for each character, so that of 32 bits nothing is left of the ninth before it. */
function addCharacter(sum: number, code: number): number {
  return ((sum << 4) ^ Math.imul(code, 0x2c1b)) | 0;
}

function sumOfWindow(text: string): number {
  let sum = 0;
  for (let at = 0; at < WINDOW; at += 1) sum = addCharacter(sum, text.charCodeAt(at));
  return sum;
}
