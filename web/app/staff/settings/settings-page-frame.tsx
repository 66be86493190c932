import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { SelectField } from '../../../ui/select-field.tsx';
import { useCurrentUser } from '../../../net/use-current-user.ts';
import { settingsMenuGroups } from './settings-menu-items.ts';
import styles from './settings-page-frame.module.css';

type Props = { title: string; children: ReactNode };

/** A page of the settings beside their menu, which on a phone is a list to choose from. */
export function SettingsPageFrame({ title, children }: Props) {
  const me = useCurrentUser();
  const [pathname, navigate] = useLocation();
  const groups = settingsMenuGroups.flatMap(({ words, places }) => {
    const mine = places.filter(({ isFor }) => me && isFor(me));
    return mine.length > 0 ? [{ words, places: mine }] : [];
  });
  const isHere = (href: string) => pathname.replace(/\/$/, '') === href;
  const here = groups.flatMap(({ places }) => places).find(({ href }) => isHere(href));

  return (
    <div className={styles['settings']}>
      <title>{`${title} – Evenhand`}</title>
      <nav className={styles['settings-places']} aria-label="Settings">
        {groups.map(({ words, places }) => (
          <div key={words}>
            <h2>{words}</h2>
            <ul>
              {places.map(({ href, words, icon: Icon }) => (
                <li key={href}>
                  <Link href={href} aria-current={isHere(href) ? 'page' : undefined}>
                    <Icon size={18} aria-hidden="true" />
                    {words}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className={styles['settings-choice']}>
        <SelectField
          label="Settings"
          value={here?.href ?? ''}
          onChange={(event) => navigate(event.currentTarget.value)}
        >
          {!here && <option value="">Choose a page</option>}
          {groups.map(({ words, places }) => (
            <optgroup key={words} label={words}>
              {places.map(({ href, words }) => (
                <option key={href} value={href}>
                  {words}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectField>
      </div>
      <section className={styles['settings-page']}>
        <h1>{title}</h1>
        {children}
      </section>
    </div>
  );
}
