import type { AdvertFinding } from '@evenhand/contract/advert-analysis.ts';
import { Fragment } from 'react';
import { splitAdvertIntoMarkedPieces } from './split-advert-into-marked-pieces.ts';
import { joinClassNames } from '../../ui/join-class-names.ts';
import styles from './advert-with-marked-findings.module.css';

type Props = { text: string; findings: readonly AdvertFinding[]; chosen: string | null };

/** The text of an advert with its findings set off; long sentences are left to the list, or nothing else would be seen. */
export function AdvertWithMarkedFindings({ text, findings, chosen }: Props) {
  const shown = findings.filter(({ group, key }) => group !== 'reading' || key === chosen);
  return splitAdvertIntoMarkedPieces(text, shown).map(({ at, letters, of }) =>
    of === null ? (
      <Fragment key={at}>{letters}</Fragment>
    ) : (
      <mark
        key={at}
        className={joinClassNames(
          styles['advert-mark'],
          styles[`advert-mark-${of.severity}`],
          of.key === chosen && styles['is-chosen'],
        )}
        data-chosen={of.key === chosen || undefined}
      >
        {letters}
      </mark>
    ),
  );
}
