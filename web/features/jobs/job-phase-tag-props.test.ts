import { expect, test } from 'vitest';
import { jobPhaseTagProps } from './job-phase-tag-props.ts';

test.each([
  ['DRAFT', null, 'blue', 'Draft'],
  ['OPEN', 'Closes in 4 days', 'green', 'Closes in 4 days'],
  ['OPEN', null, 'green', 'Open'],
  ['CLOSED', 'Closed 2 days ago', 'yellow', 'Closed 2 days ago'],
  ['CLOSED', null, 'yellow', 'Closed'],
  ['ARCHIVED', 'Closes in 4 days', 'disabled', 'Archived'],
] as const)(
  '%s, with %s till closing, has a %s tag that says %s',
  (phase, timeTillClosing, colour, words) => {
    expect(jobPhaseTagProps({ phase, timeTillClosing })).toMatchObject({ colour, words });
  },
);
