import { SEARCH_CHARACTERS_MAX } from '@evenhand/contract/text-email-id-and-list-search-schemas.ts';
import { IconSearch } from '@tabler/icons-react';
import { type SubmitEvent, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { useKeyboardShortcuts } from '../../ui/use-and-enable-keyboard-shortcuts.ts';
import { useCurrentUser } from '../../net/use-current-user.ts';
import { joinClassNames } from '../../ui/join-class-names.ts';
import fieldStyles from '../../ui/text-input-field.module.css';
import styles from './header-search-form.module.css';

const LABEL = 'Search candidates and roles';

/** For admins, on the dashboard and above what was found. */
export function HeaderSearchForm() {
  const me = useCurrentUser();
  const [pathname, navigate] = useLocation();
  const search = useSearch();
  const field = useRef<HTMLInputElement>(null);
  const isResult = pathname === staffPagePaths.search();
  // On the dashboard the key belongs to the search by title.
  useKeyboardShortcuts(isResult ? { '/': () => field.current?.focus() } : {});
  if (me?.role !== 'ADMIN' || !(isResult || pathname === staffPagePaths.dashboard())) return null;

  const query = isResult ? (new URLSearchParams(search).get('query') ?? '') : '';

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = field.current?.value.trim() ?? '';
    if (typed !== '') navigate(staffPagePaths.search(typed));
  }

  return (
    <form
      className={
        isResult
          ? joinClassNames(fieldStyles['search-field'], styles['header-search'])
          : joinClassNames(fieldStyles['search-field'], styles['header-search'], styles['is-aside'])
      }
      role="search"
      onSubmit={submit}
    >
      <IconSearch aria-hidden="true" />
      <input
        key={query}
        ref={field}
        type="search"
        name="query"
        aria-label={LABEL}
        placeholder={LABEL}
        autoComplete="off"
        maxLength={SEARCH_CHARACTERS_MAX}
        defaultValue={query}
      />
    </form>
  );
}
