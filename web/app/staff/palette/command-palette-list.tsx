import { MarkedText } from '../../../ui/marked-text.tsx';
import type { CommandPaletteItemData } from './command-palette-items.ts';
import styles from './command-palette.module.css';

type Props = {
  id: string;
  items: readonly CommandPaletteItemData[];
  active: number;
  onPoint: (at: number) => void;
  onChoose: (item: CommandPaletteItemData) => void;
};

/** Focus stays in the field above; the arrows there move through these. */
export function CommandPaletteList({ id, items, active, onPoint, onChoose }: Props) {
  return (
    <div id={id} role="listbox" className={styles['palette-list']} aria-label="Screens and roles">
      {items.map((item, at) => (
        <div
          key={item.key}
          id={`${id}-${at}`}
          ref={at === active ? keepInSight : undefined}
          role="option"
          className={styles['palette-item']}
          tabIndex={-1}
          aria-selected={at === active}
          aria-disabled={item.whyNot ? true : undefined}
          onPointerMove={() => onPoint(at)}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(item)}
          onKeyDown={undefined}
        >
          <span>
            <MarkedText text={item.words} marks={item.marks} />
            {item.whyNot && <small>{item.whyNot}</small>}
          </span>
          <span className={styles['palette-kind']}>{item.kind}</span>
        </div>
      ))}
    </div>
  );
}

function keepInSight(option: HTMLElement | null) {
  option?.scrollIntoView({ block: 'nearest' });
}
