import {
  escapeForRegExp,
  isUnspacedScript,
  PATTERN_MATCHING_NOTHING,
} from './name-pattern-parts.ts';
import { normaliseNameLetters } from './unify-and-normalise-characters-of-text.ts';
import type { PersonToRedact } from './name-tokens.ts';

/** Names in scripts without blanks between words: no boundary is asked for, unless the name is as short as a syllable. */
export function namePatternForUnspacedScript(
  { firstName, lastName }: PersonToRedact,
  tokens: string[],
): RegExp {
  const [given, family] = [firstName, lastName].map((name) =>
    (normaliseNameLetters(name).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(''),
  );
  const fullName =
    isUnspacedScript(`${given}${family}`) && given !== '' && family !== ''
      ? [
          `${letters(family ?? '')}${GAP}${letters(given ?? '')}`,
          `${letters(given ?? '')}${GAP}${letters(family ?? '')}`,
        ]
      : [];
  const long = tokens.filter((token) => token.replace(/\p{M}/gu, '').length >= leastOf(token));
  const short = tokens.filter((token) => !long.includes(token));
  const patterns = [...fullName, ...long.map(letters), ...short.flatMap(shortPatterns)];
  return patterns.length === 0 ? PATTERN_MATCHING_NOTHING : new RegExp(patterns.join('|'), 'gv');
}

const GAP = String.raw`[\s·・‧,.'\-]{0,3}`;

/** Signs that make a name of it wherever it stands. */
function leastOf(token: string): number {
  return /[\p{Script=Han}\p{Script=Hangul}]/u.test(token) ? 2 : 3;
}

function letters(token: string): string {
  const joint = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(token)
    ? String.raw`[\n\-·・ ]?`
    : String.raw`[\n\-]?`;
  return Array.from(token, escapeForRegExp).join(joint);
}

const KANA = String.raw`\p{Script=Hiragana}`;
const KATAKANA = String.raw`\p{Script=Katakana}ー`;

/** With a title, an introduction, or nothing beside them. */
function shortPatterns(token: string): string[] {
  const name = escapeForRegExp(token);
  if (/\p{Script=Han}/u.test(token))
    return [
      String.raw`(?<![\p{Script=Han}])${name}(?![\p{Script=Han}${KANA}])`,
      `${name}(?=先生|女士|小姐|太太|老师|老師|经理|經理|总|工程师|同学|同學|师傅|博士|教授|医生|さん|さま|様|くん|君|ちゃん|氏|です|と申|と言|といい)`,
      `(?<=姓|小|老|阿|我叫|名叫|叫做|名字是|名前は)${name}`,
    ];
  if (/\p{Script=Hangul}/u.test(token))
    return [
      String.raw`(?<!\p{Script=Hangul})${name}(?=\s?(?:씨|님|군|양|선생|과장|부장|대리|팀장|사원|이라고|라고|입니다|이에요|예요))`,
      String.raw`(?<=(?:이름은|성은|저는)\s?)${name}(?!\p{Script=Hangul})`,
      String.raw`(?<=^|\n)${name}(?=\n|$)`,
    ];
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(token)) {
    const kind = /\p{Script=Hiragana}/u.test(token) ? KANA : KATAKANA;
    return [
      `(?<![${kind}])${name}(?![${kind}])`,
      `(?<![${kind}])${name}(?=さん|さま|くん|ちゃん|です|は|が|を|に|の|と|も)`,
    ];
  }
  return [
    String.raw`(?<![\p{L}\p{M}])${name}(?![\p{L}\p{M}])`,
    `(?<=คุณ|นาย|นาง|นางสาว|ครู|พี่|น้อง|ท้าว|ນາງ|ທ້າວ)${name}`,
  ];
}
