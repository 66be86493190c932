import type { AdvertRuleFinding } from './advert-rule-finding.ts';
import type { AdvertWord } from './split-and-normalise-advert-words.ts';

/** Known to whoever reads adverts in English: countries, pay and papers, and what is hardly ever said in full. */
const known = new Set(
  (
    'AM PM UK EU US USA GB GBP EUR USD CV HR IT PC TV NHS BBC PAYE VAT NI PhD BSc MSc BA MA MBA GCSE GCSEs DBS ID OK AI ' +
    'GDPR PDF FAQ FTE COVID DIY CEO CFO CTO COO MD NVQ BTEC LGBT LGBTQ HTML CSS SQL API XML JSON USB PDFs CVs TVs PCs ' +
    'UN WHO RAF GP GPs TBC PS Q1 Q2 Q3 Q4 LTD PLC II III IV'
  ).split(' '),
);
const ACRONYM = /^[A-Z][A-Z0-9]{1,5}s?$/;
/** A text in capitals has no acronyms. */
const CAPITALS_MAX = 0.3;

/** Acronyms that are spelt out nowhere, each once, where it first stands. */
export function findUnexplainedAcronyms(
  text: string,
  words: readonly AdvertWord[],
): AdvertRuleFinding[] {
  const capitals = words.filter(({ text: word }) => ACRONYM.test(word)).length;
  if (capitals > words.length * CAPITALS_MAX) return [];
  const seen = new Set<string>();
  const found: AdvertRuleFinding[] = [];
  const explained = explainedIn(text, words);
  for (const { text: word, from, to } of words) {
    const plain = word.replace(/s$/, '');
    if (!ACRONYM.test(word) || known.has(word) || known.has(plain) || seen.has(plain)) continue;
    seen.add(plain);
    if (explained.has(plain)) continue;
    found.push({
      key: `jargon/${word.toLowerCase()}`,
      from,
      to,
      group: 'jargon',
      severity: 'low',
      title: word,
      explanation:
        'An acronym that is spelt out nowhere. Write it in full the first time, with the letters in brackets.',
      suggestions: [],
    });
  }
  return found;
}

/** “Key Stage Two (KS2)”, and “KS2 (Key Stage Two)”. */
function explainedIn(text: string, words: readonly AdvertWord[]): Set<string> {
  return new Set(
    words
      .filter(({ from, to }) => {
        const inBrackets = text[from - 1] === '(' && text[to] === ')';
        return inBrackets || text.slice(to, to + 2) === ' (';
      })
      .map(({ text: word }) => word.replace(/s$/, '')),
  );
}
