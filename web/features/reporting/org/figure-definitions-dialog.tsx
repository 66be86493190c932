import {
  reportFigureDefinitions,
  type ReportFigureId,
} from '@evenhand/contract/figures/report-figure-definitions.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { FigureDefinitionText } from '../figure-definition-buttons-and-text.tsx';
import styles from './figure-definitions-dialog.module.css';

/** All that this report can say, in the words of the registry. */
export function FigureDefinitionsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="What the numbers mean" isWide onClose={onClose}>
      <ul className={styles['definition-list']}>
        {ids.map((id) => (
          <li key={id}>
            <FigureDefinitionText of={id} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

// The keys of an object literal are the values of its type.
const ids = Object.keys(reportFigureDefinitions) as ReportFigureId[];
