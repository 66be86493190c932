import type { Finding } from '@evenhand/contract/text-analysis.ts';
import { Fragment } from 'react';
import { runsOf } from './runs-of.ts';

type Props = { text: string; findings: readonly Finding[]; chosen: string | null };

/** The text of an advert with its findings set off; long sentences are left to the list, or nothing else would be seen. */
export function MarkedAdvert({ text, findings, chosen }: Props) {
  const shown = findings.filter(({ group, key }) => group !== 'reading' || key === chosen);
  return runsOf(text, shown).map(({ at, letters, of }) =>
    of === null ? (
      <Fragment key={at}>{letters}</Fragment>
    ) : (
      <mark
        key={at}
        className={`advert-mark advert-mark-${of.severity}${of.key === chosen ? ' is-chosen' : ''}`}
      >
        {letters}
      </mark>
    ),
  );
}
