import type { ReportFigureId } from '@evenhand/contract/figures/report-figure-definitions.ts';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useIsPrinting } from '../../../ui/use-is-printing.ts';
import { FigureDefinitionButton } from '../figure-definition-buttons-and-text.tsx';

type Props = {
  by: string;
  title: string;
  of?: ReportFigureId | undefined;
  order: { by: string; descending: boolean };
  onSort: () => void;
};

/** The head of a column by which a table can be put in order, with what its figure means. */
export function SortableColumnHeader({ by, title, of, order, onSort }: Props) {
  const isChosen = order.by === by;
  // A button is not drawn again where a head is repeated on the next page.
  const isPrinting = useIsPrinting();
  const Arrow = order.descending ? IconArrowDown : IconArrowUp;
  return (
    <th scope="col" aria-sort={isChosen ? (order.descending ? 'descending' : 'ascending') : 'none'}>
      <span>
        {isPrinting ? (
          title
        ) : (
          <button type="button" onClick={onSort}>
            {title}
            {isChosen && <Arrow size={14} aria-hidden="true" />}
          </button>
        )}
        {of && <FigureDefinitionButton of={of} />}
      </span>
    </th>
  );
}
