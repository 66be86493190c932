import { type ReactNode, useId } from 'react';
import settingsPartStyles from '../../parts/layout/settings-section.module.css';

type Props = { title: string; says: ReactNode; children: ReactNode };

/** One card of the page on privacy. */
export function PrivacySettingsSectionFrame({ title, says, children }: Props) {
  const id = useId();
  return (
    <section className={settingsPartStyles['settings-part']} aria-labelledby={id}>
      <header className={settingsPartStyles['settings-part-head']}>
        <h2 id={id}>{title}</h2>
        <p>{says}</p>
      </header>
      {children}
    </section>
  );
}
