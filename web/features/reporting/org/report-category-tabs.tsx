import { type KeyboardEvent, type ReactNode, useId } from 'react';
import styles from './report-category-tabs.module.css';

type Tab<Id extends string> = { id: Id; title: string };
type Props<Id extends string> = {
  label: string;
  tabs: readonly Tab<Id>[];
  chosen: Id;
  onChoose: (id: Id) => void;
  children: ReactNode;
};

/** One figure seen under many headings: a list beside it, above it where there is no room. Arrows, Home and End move. */
export function ReportCategoryTabs<Id extends string>({
  label,
  tabs,
  chosen,
  onChoose,
  children,
}: Props<Id>) {
  const id = useId();

  function step(event: KeyboardEvent<HTMLElement>) {
    const place = tabs.findIndex((tab) => tab.id === chosen);
    const next = nextPlace(event.key, place, tabs.length);
    const tab = next === null ? undefined : tabs[next];
    if (tab === undefined) return;
    event.preventDefault();
    onChoose(tab.id);
    document.getElementById(`${id}-${tab.id}`)?.focus();
  }

  return (
    <div className={styles['category-tabs']}>
      <div role="tablist" aria-label={label} aria-orientation="vertical">
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === chosen ? 0 : -1}
            onClick={() => onChoose(tab.id)}
            onKeyDown={step}
          >
            {tab.title}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${chosen}`}
        className={styles['category-panel']}
      >
        {children}
      </div>
    </div>
  );
}

function nextPlace(key: string, place: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return (place + 1) % count;
    case 'ArrowUp':
    case 'ArrowLeft':
      return (place - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
