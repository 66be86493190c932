import { type ReactNode, useId } from 'react';

type Props = { title: string; says?: ReactNode; children: ReactNode };

/** One card of a page of the settings. */
export function Part({ title, says, children }: Props) {
  const id = useId();
  return (
    <section className="settings-part" aria-labelledby={id}>
      <header className="settings-part-head">
        <h2 id={id}>{title}</h2>
        {says && <p>{says}</p>}
      </header>
      {children}
    </section>
  );
}
