import { expect, test } from 'vitest';
import type { PersonToRedact } from './name-tokens.ts';
import { redactPerson } from './redact-person.ts';

const people = {
  sam: { firstName: 'Sam', lastName: 'O’Neill', email: 'soneill99@example.com' },
  brook: { firstName: 'Jo', lastName: 'Brookvale', email: 'jobrookvale@example.com' },
  jurgen: { firstName: 'Jürgen', lastName: 'Müßigbrodt', email: 'j.m@example.com' },
  juergen: { firstName: 'Juergen', lastName: 'Muessigbrodt', email: 'j.m@example.com' },
  minsu: { firstName: '민수', lastName: '김', email: 'ms@example.com' },
  wei: { firstName: '伟', lastName: '王', email: 'ww@example.com' },
  hanako: { firstName: 'はなこ', lastName: '森', email: 'hm@example.com' },
  ivan: { firstName: 'Иван', lastName: 'Петров', email: 'ip@example.com' },
  marek: { firstName: 'Marek', lastName: 'Wróblicki', email: 'mw@example.com' },
  maria: { firstName: 'María José', lastName: 'de la Vega Quirón', email: 'mj@example.com' },
  mark: { firstName: 'Mark', lastName: 'Will', email: 'mw@example.com' },
  grace: { firstName: 'Grace', lastName: 'May', email: 'gm@example.com' },
  bo: { firstName: 'Bo', lastName: 'Li', email: 'bl@example.com' },
  mcd: { firstName: 'Ailsa', lastName: 'Mac Durran', email: 'a@example.com' },
  mono: { firstName: 'Sukarnita', lastName: '-', email: 's@example.com' },
  fi: { firstName: 'Fionnuala', lastName: 'Affleckson', email: 'faf@example.com' },
  dana: { firstName: 'דנה', lastName: 'ברוקין', email: 'd@example.com' },
  khalid: { firstName: 'خالد', lastName: 'الرشيدي', email: 'k@example.com' },
} satisfies Record<string, PersonToRedact>;

test.each([
  // What a reviewer read.
  ['minsu', '김민수는 열심히 일했습니다.', '[removed]는 열심히 일했습니다.'],
  ['wei', '王伟是谁', '[removed]是谁'],
  ['ivan', 'Благодаря помощи Ивана Петрова всё вышло', 'Благодаря помощи [removed] всё вышло'],
  ['jurgen', 'The Juergens of this world, Muessigbrodt', 'The [removed] of this world, [removed]'],
  ['juergen', 'Jürgens Idee, sagte Müßigbrodt.', '[removed] Idee, sagte [removed].'],
  ['brook', 'signed by Brook-\nvale, and Brook\nvale', 'signed by [removed], and [removed]'],
  ['brook', 'B\u200brook\u00advale and Ｂｒｏｏｋｖａｌｅ', '[removed] and [removed]'],
  ['brook', 'find brookvale88 there', 'find [removed] there'],
  ['sam', 'I am soneill99 or soneill', 'I am [removed] or [removed]'],
  // On the function alone.
  ['sam', 'ONeill, O Neill, O-Neill, oneill, O`Neill and Oʼneill', '[removed] and [removed]'],
  ['fi', 'Ask Aﬄeckson or Fionnuaﬂa Aﬄeckson', 'Ask [removed] or Fionnuaﬂa [removed]'],
  [
    'mark',
    'Mark led it. They said "Mark" twice.',
    '[removed] led it. They said "[removed]" twice.',
  ],
  ['sam', 'Call ０７７００ ９００１２３ or ٠٧٧٠٠٩٠٠١٢٣.', 'Call [removed] or [removed].'],
  // In other scripts.
  ['minsu', '민수가 왔고 김 민수 씨도', '[removed]가 왔고 [removed] 씨도'],
  ['minsu', '국민의 이름', '국민의 이름'],
  [
    'wei',
    '我叫王 伟，小王也行。伟大的工作，国王',
    '我叫[removed]，小[removed]也行。伟大的工作，国王',
  ],
  ['hanako', '森さんとハナコは森林で働く', '[removed]さんと[removed]は森林で働く'],
  ['dana', 'ודנה עבדה עם ברוקין', '[removed] עבדה עם [removed]'],
  ['khalid', 'وخالد مع الرَّشيدي وللرشيدي', '[removed] مع [removed]'],
  // Inflected.
  ['marek', 'Rozmawiałem z Markiem Wróblickim o Marku', 'Rozmawiałem z [removed] o [removed]'],
  [
    'brook',
    'The Brookvales, Brookvale’s and Brookvales’ plan',
    'The [removed]’s and [removed]’ plan',
  ],
  // Names of several parts.
  ['maria', 'Maria Jose de la Vega Quiron, DELAVEGA, de la plaza', '[removed], de la plaza'],
  ['mcd', 'MacDurran, Macdurran and mac durran', '[removed] and [removed]'],
  ['mcd', 'I used a Mac at work', 'I used a Mac at work'],
  ['mono', 'sukarnita - or not', '[removed] - or not'],
  ['brook', 'J. Brookvale, Brookvale J., Brookvale, Jo; a JB', '[removed]; a JB'],
  // Handles.
  ['sam', '#SamONeill, @samoneill, sam_o_neill and TeamONeill', '#[removed] and Team[removed]'],
  ['brook', 'iambrookvale and theBrookvale_dev', '[removed] and the[removed]_dev'],
  // Short names are no part of other words.
  [
    'bo',
    'Bo Li built a Li-ion box in Lima: boo, life, Bob. Bo’s, li',
    '[removed] built a Li-ion box in Lima: boo, life, Bob. [removed]’s, [removed]',
  ],
] as const)('%s: %s', (who, text, expected) => {
  expect(redactPerson(text, people[who])).toBe(expected);
});

test.each([
  ['mark', 'Mark the date. Will you mark it? I will. Marks were good, remarkable.'],
  ['grace', 'Grace period. May I say grace in May? In May 2020 we gave grace.'],
  ['brook', 'The brook in the vale; book, joy, major job.'],
  ['sam', 'The same sample; one ill person, neil.'],
  ['jurgen', 'Urgent Jargon.'],
] as const)('%s is not meant: %s', (who, text) => {
  expect(redactPerson(text, people[who])).toBe(text);
});

test.each([
  ['grace', 'Grace and I wrote it.', '[removed] and I wrote it.'],
  ['grace', 'That worked. Grace was pleased.', 'That worked. [removed] was pleased.'],
  ['grace', 'my name is grace', 'my name is [removed]'],
  [
    'mark',
    'The team (Mark) and Will, who helped',
    'The team ([removed]) and [removed], who helped',
  ],
  [
    'mark',
    'Mark, my manager said, listen. Will quickly answered.',
    '[removed], my manager said, listen. [removed] quickly answered.',
  ],
  ['mark', 'mark1984 and MarkWill', '[removed] and [removed]'],
  ['mark', 'M a r k', '[removed]'],
] as const)('a word that is a name of %s: %s', (who, text, expected) => {
  expect(redactPerson(text, people[who])).toBe(expected);
});
