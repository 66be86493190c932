import type { OrganisationsOfCell } from '@evenhand/contract/operator/operator-endpoints-types-and-limits.ts';
import { InlineTextSelect } from '../../ui/inline-text-select.tsx';

type Props = {
  cells: readonly OrganisationsOfCell[];
  /** Empty for the operator's own. */
  chosen: string;
  onChoose: (cell: string) => void;
};

/** Whose organisations are listed; nothing where there is one cell. */
export function CellOfOrganisationsSelect({ cells, chosen, onChoose }: Props) {
  const own = cells.find(({ isOwn }) => isOwn)?.cell;
  if (own === undefined) return null;
  const options = Object.fromEntries(cells.map((each) => [each.cell, wordsOf(each)]));
  return (
    <InlineTextSelect
      label="Cell"
      value={chosen === '' ? own : chosen}
      options={options}
      onChoose={(cell) => onChoose(cell === own ? '' : cell)}
    />
  );
}

function wordsOf({ cell, isOwn, total }: OrganisationsOfCell): string {
  const count = total === null ? 'does not answer' : String(total);
  return isOwn ? `${cell} (yours): ${count}` : `${cell}: ${count}`;
}
