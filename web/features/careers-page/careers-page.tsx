import type { CareersPageProps as Page } from '@evenhand/contract/careers-page/careers-page-props.ts';
import { jobFunctionTitles } from '@evenhand/contract/job-function-titles.ts';
import { IconEyeOff } from '@tabler/icons-react';
import { CareersPageFooter } from './careers-page-footer.tsx';
import { CareersPageHeader } from './careers-page-header.tsx';
import { CareersPerkList } from './careers-perk-list.tsx';
import { CareersJobList } from './careers-job-list.tsx';
import { CareersRichTextView } from './careers-rich-text-view.tsx';
import styles from './careers-page.module.css';

/** An employer and its open roles, as anybody may read them. */
export function CareersPage(page: Page) {
  return (
    <>
      <a className={styles['careers-skip']} href="#roles">
        Skip to the open roles
      </a>
      <CareersPageHeader {...page} />
      <main className={styles['careers']}>
        <Intro {...page} />
        <CareersJobList {...page} />
        {page.perks.length > 0 && <CareersPerkList perks={page.perks} />}
        <Pictures pictures={page.pictures} />
        <FairNote organisation={page.organisation} />
      </main>
      <CareersPageFooter {...page} />
    </>
  );
}

function Intro({ text, about, organisation, remote, functions, brands }: Page) {
  const facts = [
    { name: 'How we work', words: waysOfWork[remote] },
    functions.length > 0 && {
      name: 'What we do',
      words: listed(functions.map((name) => jobFunctionTitles[name])),
    },
    brands.length > 0 && { name: 'We also hire as', words: listed(brands) },
  ].filter((fact) => fact !== false);
  return (
    <section className={styles['careers-intro']} aria-labelledby="about">
      <div className={styles['careers-words']}>
        <h2 id="about">About {organisation}</h2>
        {about !== null && about.split(/\n\s*\n/).map((paragraph, i) => <p key={i}>{paragraph}</p>)}
        {text.length > 0 && <CareersRichTextView blocks={text} />}
      </div>
      <dl className={styles['careers-facts']}>
        {facts.map(({ name, words }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const waysOfWork: Record<Page['remote'], string> = {
  'On site': 'On site, together',
  Hybrid: 'Hybrid: some days on site, some at home',
  Remote: 'Remote, from where you live',
};

function Pictures({ pictures }: Pick<Page, 'pictures'>) {
  if (pictures.length === 0) return null;
  return (
    <section className={styles['careers-pictures']} aria-label="Pictures">
      {pictures.map(({ address, alt }) => (
        <img key={address} src={address} alt={alt} loading="lazy" decoding="async" />
      ))}
    </section>
  );
}

function FairNote({ organisation }: Pick<Page, 'organisation'>) {
  return (
    <section className={styles['careers-fair']} aria-labelledby="fair">
      <h2 id="fair">
        <IconEyeOff size={22} aria-hidden="true" />
        You are judged on your answers only
      </h2>
      <p>
        {organisation} reads applications without names. You answer questions from the everyday work
        of a role, and each answer is scored on its own. No CV, no letter, no account.
      </p>
    </section>
  );
}

function listed(items: string[]): string {
  return new Intl.ListFormat('en-GB').format(items);
}
