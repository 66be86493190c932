import { listJobsByTitleEndpoint } from '@evenhand/contract/search.ts';
import { LISTED_ITEMS_MAX } from '@evenhand/contract/text-email-id-and-list-search-schemas.ts';
import { IconSearch, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useDeferredValue, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { staffPagePaths } from '../../../net/staff-page-paths.ts';
import { Button, IconButton } from '../../../ui/button-and-icon-button.tsx';
import { isPressBesideDialog, openModalDialogElement } from '../../../ui/dialog.tsx';
import { useEndpointQuery } from '../../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { useCurrentUser } from '../../../net/use-current-user.ts';
import { commandPaletteScreenItems } from '../navigation-items.ts';
import { useNavigationItems } from '../use-navigation-items.ts';
import { CommandPaletteList } from './command-palette-list.tsx';
import {
  makeJobPaletteItem,
  type CommandPaletteItemData,
  findPaletteItems,
  makeScreenPaletteItem,
} from './command-palette-items.ts';
import { listRecentlyVisitedPageKeys } from './recently-visited-pages.ts';
import { useSettingsMenuItems } from './use-settings-menu-items.ts';
import { joinClassNames } from '../../../ui/join-class-names.ts';
import dialogStyles from '../../../ui/dialog.module.css';
import styles from './command-palette.module.css';

const QUERY_MAX = 100;

/** Every screen and every role this person may open, by a few letters. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const places = useNavigationItems(commandPaletteScreenItems);
  const settings = useSettingsMenuItems();
  const me = useCurrentUser();
  const [, navigate] = useLocation();
  const [query, setQuery] = useState('');
  const jobs = useJobItems(useDeferredValue(query));
  const [at, setAt] = useState(0);
  const id = useId();

  const items = [
    ...places.map((place) => makeScreenPaletteItem(place)),
    ...settings.map((place) => makeScreenPaletteItem(place, 'Settings')),
    ...jobs.jobs.map(makeJobPaletteItem),
  ];
  const shown = findPaletteItems(items, query, listRecentlyVisitedPageKeys());
  if (me?.role === 'ADMIN' && query.trim() !== '') shown.push(searchItem(query.trim()));
  const active = Math.min(at, shown.length - 1);

  function type(text: string) {
    setQuery(text);
    setAt(0);
  }

  function choose(item: CommandPaletteItemData | undefined) {
    if (!item || item.whyNot) return;
    onClose();
    navigate(item.href);
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Enter') choose(shown[active]);
    else if (event.key === 'ArrowDown') setAt((active + 1) % Math.max(shown.length, 1));
    else if (event.key === 'ArrowUp')
      setAt((active - 1 + shown.length) % Math.max(shown.length, 1));
    else return;
    event.preventDefault();
  }

  return (
    <dialog
      ref={openModalDialogElement}
      className={joinClassNames(dialogStyles['dialog'], styles['palette'])}
      aria-label="Go to"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        if (isPressBesideDialog(event)) onClose();
      }}
    >
      <div className={styles['palette-box']}>
        <div className={styles['palette-field']}>
          <IconSearch size={18} aria-hidden="true" />
          <input
            data-first
            type="text"
            role="combobox"
            aria-label="Go to any screen or role"
            aria-expanded="true"
            aria-autocomplete="list"
            aria-controls={id}
            aria-activedescendant={shown.length > 0 ? `${id}-${active}` : undefined}
            placeholder="Go to any screen or role"
            autoComplete="off"
            spellCheck={false}
            maxLength={QUERY_MAX}
            value={query}
            onChange={(event) => type(event.currentTarget.value)}
            onKeyDown={press}
          />
          <IconButton label="Close" icon={<IconX size={18} />} onClick={onClose} />
        </div>
        <CommandPaletteList
          id={id}
          items={shown}
          active={active}
          onPoint={setAt}
          onChoose={choose}
        />
        {shown.length === 0 && <p className={styles['palette-none']}>Nothing of that name.</p>}
        {jobs.isError && (
          <p className={styles['palette-none']}>
            Roles could not be loaded.{' '}
            <Button look="link" onClick={() => jobs.refetch()}>
              Try again
            </Button>
          </p>
        )}
        <p className={styles['palette-keys']} aria-hidden="true">
          <kbd>↑</kbd>
          <kbd>↓</kbd> move <kbd>Enter</kbd> open <kbd>Esc</kbd> close
        </p>
        <p className="sr-only" role="status">
          {shown.length === 1 ? '1 result' : `${shown.length} results`}
        </p>
      </div>
    </dialog>
  );
}

/** The newest; where there are more than are told at once, also those that the letters lead to. */
function useJobItems(query: string) {
  const newest = useEndpointQuery(listJobsByTitleEndpoint, { query: { search: '' } });
  const isAll = (newest.data?.jobs.length ?? 0) < LISTED_ITEMS_MAX;
  const { data } = useEndpointQuery(listJobsByTitleEndpoint, {
    query: { search: isAll ? '' : query.trim() },
  });
  const known = newest.data?.jobs ?? [];
  const ids = new Set(known.map(({ id }) => id));
  const found = data?.jobs.filter(({ id }) => !ids.has(id)) ?? [];
  return { jobs: [...known, ...found], isError: newest.isError, refetch: newest.refetch };
}

function searchItem(query: string): CommandPaletteItemData {
  return {
    key: 'search',
    words: `Search candidates and roles for “${query}”`,
    kind: 'Search',
    href: staffPagePaths.search(query),
    marks: [],
  };
}
