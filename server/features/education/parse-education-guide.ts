import {
  type EducationGuideBarValues,
  educationGuideFigureNames,
  type EducationGuideContentBlock,
  type EducationGuideSectionContent,
  type EducationGuideRangeValues,
  type StyledTextSpans,
} from '@evenhand/contract/education/education-guide-types-and-page-props.ts';
import { marked, type MarkedToken, type Token, type Tokens } from 'marked';

export type ParsedEducationGuide = {
  title: string;
  lead: string;
  minutes: number;
  sections: EducationGuideSectionContent[];
};

const WORDS_READ_A_MINUTE = 220;
const EXAMPLE = /^Worked example\b/;

/**
 * Reads a guide: its title, the paragraph under it, and a section for each second heading. Fenced blocks are drawn: `bars` with a
 * caption, and one line `label | length in percent | value` for each; `ranges` likewise, with three places; `figure` with a name. Other mark-up than that of
 * ordinary text is a mistake, and is told.
 */
export function parseEducationGuide(markdown: string): ParsedEducationGuide {
  // What the lexer gives without extensions.
  const [title, lead, ...rest] = (marked.lexer(markdown) as MarkedToken[]).filter(
    ({ type }) => type !== 'space',
  );
  if (!isHeading(title, 1) || lead?.type !== 'paragraph')
    throw new Error('A guide begins with a title and a paragraph.');
  return {
    title: title.text,
    lead: plainOf(wordsOf(lead.tokens)),
    minutes: Math.max(1, Math.round(markdown.split(/\s+/).length / WORDS_READ_A_MINUTE)),
    sections: sectionsOf(rest),
  };
}

function sectionsOf(tokens: MarkedToken[]): EducationGuideSectionContent[] {
  const sections: EducationGuideSectionContent[] = [];
  for (const token of tokens) {
    const last = sections.at(-1);
    if (isHeading(token, 2)) {
      const title = plainOf(wordsOf(token.tokens));
      sections.push({ id: anchorOf(title), title, isExample: EXAMPLE.test(title), parts: [] });
    } else if (last === undefined)
      sections.push({ id: null, title: null, isExample: false, parts: [partOf(token)] });
    else last.parts.push(partOf(token));
  }
  return sections;
}

function partOf(token: MarkedToken): EducationGuideContentBlock {
  if (token.type === 'paragraph') return { kind: 'paragraph', words: wordsOf(token.tokens) };
  if (token.type === 'blockquote') return { kind: 'quote', paragraphs: paragraphsOf(token) };
  if (token.type === 'list') {
    const items = token.items.map(({ tokens }) => wordsOf(tokens));
    return { kind: 'list', isOrdered: token.ordered, items };
  }
  if (token.type === 'table') {
    const cells = (row: Tokens.TableCell[]) => row.map(({ tokens }) => wordsOf(tokens));
    return { kind: 'table', head: cells(token.header), rows: token.rows.map(cells) };
  }
  if (token.type === 'code') return drawn(token);
  throw new Error(`A guide has no ${token.type}.`);
}

function paragraphsOf({ tokens }: Tokens.Blockquote): StyledTextSpans[] {
  return tokens.flatMap((token) =>
    token.type === 'paragraph' ? [wordsOf(token.tokens ?? [])] : [],
  );
}

function wordsOf(tokens: Token[]): StyledTextSpans {
  // What the lexer gives without extensions.
  return (tokens as MarkedToken[]).flatMap(spansOf);
}

function spansOf(token: MarkedToken): StyledTextSpans {
  if (token.type === 'text' && token.tokens !== undefined) return wordsOf(token.tokens);
  if (token.type === 'text' || token.type === 'escape')
    return [{ kind: 'plain', text: keptTogether(token.text.replaceAll('\n', ' ')) }];
  if (token.type === 'strong' || token.type === 'em')
    return [{ kind: token.type, words: wordsOf(token.tokens) }];
  if (token.type === 'link')
    return [{ kind: 'link', to: token.href, words: wordsOf(token.tokens) }];
  throw new Error(`The text of a guide has no ${token.type}.`);
}

function plainOf(words: StyledTextSpans): string {
  return words.map((span) => (span.kind === 'plain' ? span.text : plainOf(span.words))).join('');
}

function drawn({ lang = '', text }: Tokens.Code): EducationGuideContentBlock {
  const [kind, ...rest] = lang.split(' ');
  const name = rest.join(' ');
  const figure = educationGuideFigureNames.find((each) => each === name);
  if (kind === 'figure' && figure !== undefined) return { kind, name: figure };
  if (kind === 'bars') return { kind, caption: name, bars: text.split('\n').map(barOf) };
  if (kind === 'ranges') return { kind, caption: name, ranges: text.split('\n').map(rangeOf) };
  throw new Error(`A guide draws bars, ranges or a figure, not "${lang}".`);
}

function barOf(line: string): EducationGuideBarValues {
  const { label, places, value } = cellsOf(line);
  const [share] = places;
  if (share === undefined) throw new Error(`A bar is "label | percent | value", not "${line}".`);
  return { label, share, value };
}

function rangeOf(line: string): EducationGuideRangeValues {
  const { label, places, value } = cellsOf(line);
  const [low, middle, high] = places;
  if (low === undefined || middle === undefined || high === undefined)
    throw new Error(`A range is "label | low middle high | value", not "${line}".`);
  return { label, low, middle, high, value };
}

function cellsOf(line: string): { label: string; places: number[]; value: string } {
  const [label = '', places = '', value = ''] = line.split('|').map((cell) => cell.trim());
  const numbers = places.split(' ').map(Number);
  if (value === '' || numbers.some((place) => !(place >= 0 && place <= 100)))
    throw new Error(`Places are from 0 to 100, and a value follows: not "${line}".`);
  return { label, places: numbers, value: keptTogether(value) };
}

/** A number and its sign stay on one line. */
function keptTogether(text: string): string {
  return text.replaceAll(/(?<=\d) (?=[%±])|(?<=±) (?=\d)/g, '\u00a0');
}

function isHeading(token: MarkedToken | undefined, depth: number): token is Tokens.Heading {
  return token?.type === 'heading' && token.depth === depth;
}

function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
