import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { scrollTabIntoView } from './scroll-tab-into-view.ts';

type Tab = { id: string; title: ReactNode; content: ReactNode };
type Props = {
  label: string;
  tabs: readonly [Tab, ...Tab[]];
  /** The one that is shown at first, if not the first one. */
  first?: string;
};

/** Parts of one layer, one shown at a time; arrows, Home and End move between them. For places use links. */
export function TabsWithPanels({ label, tabs, first = tabs[0].id }: Props) {
  const [chosen, setChosen] = useState(first);
  const id = useId();
  const shown = tabs.find((tab) => tab.id === chosen) ?? tabs[0];

  function step(event: KeyboardEvent<HTMLElement>) {
    const next = nextPlace(event.key, tabs.indexOf(shown), tabs.length);
    const tab = next === null ? undefined : tabs[next];
    if (tab === undefined) return;
    event.preventDefault();
    setChosen(tab.id);
    document.getElementById(`${id}-${tab.id}`)?.focus();
  }

  return (
    <>
      <div role="tablist" aria-label={label}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            ref={tab === shown ? scrollTabIntoView : null}
            id={`${id}-${tab.id}`}
            aria-selected={tab === shown}
            aria-controls={`${id}-panel`}
            tabIndex={tab === shown ? 0 : -1}
            onClick={() => setChosen(tab.id)}
            onKeyDown={step}
          >
            {tab.title}
          </button>
        ))}
      </div>
      {/* Scrolls, so it takes focus itself. */}
      <div
        key={shown.id}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${shown.id}`}
        tabIndex={0}
      >
        {shown.content}
      </div>
    </>
  );
}

function nextPlace(key: string, place: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (place + 1) % count;
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
