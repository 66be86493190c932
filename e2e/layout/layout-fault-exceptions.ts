import type { LayoutFaultKind } from './layout-fault-types.ts';

/** What looks like a fault to the judge and is none; each is one by name, and says why. */
export type LayoutFaultException = {
  name: string;
  screens: RegExp;
  kind: LayoutFaultKind;
  what: RegExp;
  why: string;
};

export const layoutFaultExceptions: readonly LayoutFaultException[] = [
  {
    name: 'links past the head of a page',
    screens: /./,
    kind: 'beyond the page',
    what: /"Skip to [\w ]+"/,
    why: 'They come into sight when somebody with a keyboard reaches them.',
  },
  {
    name: 'the acts of a question',
    screens: /^builder-questions/,
    kind: 'overlap',
    what: /control "Question.* control "(Move up|Move down|Duplicate|Remove)"/,
    why: 'The whole head of a question opens and closes it, and its acts lie on that head, clear of its words.',
  },
  {
    name: 'lists of values in the reference of the API',
    screens: /^api-reference$/,
    kind: 'narrow column',
    what: /^""all" \| /,
    why: 'One value a line, each whole, is how such a list reads best on a phone.',
  },
];
