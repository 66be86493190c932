import {
  type ReportFigureId,
  reportFigureDefinitions,
} from '@evenhand/contract/figures/report-figure-definitions.ts';
import { IconInfoCircle } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { AnchoredLayerAndOpenerWrapper, AnchoredLayer } from '../../ui/anchored-layer.tsx';
import styles from './figure-definition-buttons-and-text.module.css';

/** A number that opens what it means: of whom it is, how it is made and by which days. */
export function NumberWithDefinitionButton({
  of,
  children,
}: {
  of: ReportFigureId;
  children: ReactNode;
}) {
  return (
    <Definition of={of} className={styles['figure']}>
      {children}
      <span className="sr-only">, what {reportFigureDefinitions[of].title} means</span>
    </Definition>
  );
}

/** Beside a heading, or in the head of a column: what the numbers there mean. */
export function FigureDefinitionButton({ of }: { of: ReportFigureId }) {
  return (
    <Definition of={of} className={styles['definition-button']}>
      <IconInfoCircle size={16} aria-hidden="true" />
      <span className="sr-only">What {reportFigureDefinitions[of].title} means</span>
    </Definition>
  );
}

type Props = { of: ReportFigureId; className: string | undefined; children: ReactNode };

function Definition({ of, className, children }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <AnchoredLayerAndOpenerWrapper isInWords>
      <button type="button" className={className} popoverTarget={id}>
        {children}
      </button>
      <AnchoredLayer
        isInWords
        id={id}
        role="dialog"
        aria-label={`What ${reportFigureDefinitions[of].title} means`}
        className={styles['definition-layer']}
        onBeforeToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {isOpen && <FigureDefinitionText of={of} />}
      </AnchoredLayer>
    </AnchoredLayerAndOpenerWrapper>
  );
}

/** All that the registry says of one figure; in spans, as it stands within lines and headings too. */
export function FigureDefinitionText({ of }: { of: ReportFigureId }) {
  const { title, says, population, formula, dates, zone } = reportFigureDefinitions[of];
  const parts = [
    ['Counted', population],
    ['How', formula],
    ['By which date', dates],
    ['Time zone', zone],
  ] as const;
  return (
    <span className={styles['definition-text']}>
      <strong>{title}</strong>
      <span>{says}</span>
      {parts.map(([name, words]) => (
        <span key={name} className={styles['definition-part']}>
          <b>{name}</b> {words}
        </span>
      ))}
    </span>
  );
}
