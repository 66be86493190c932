import type { CareersPage as Page } from '@evenhand/contract/careers-pages.ts';
import { jobFunctions } from '@evenhand/contract/job-functions.ts';
import { IconArrowUpRight, IconEyeOff, IconRss } from '@tabler/icons-react';
import { CareersPerks } from './careers-perks.tsx';
import { CareersRoles } from './careers-roles.tsx';
import { CareersText } from './careers-text.tsx';
import { classes } from '../../ui/classes.ts';
import styles from './careers.module.css';

/** An employer and its open roles, as anybody may read them. */
export function CareersPage(page: Page) {
  return (
    <>
      <a className={styles['careers-skip']} href="#roles">
        Skip to the open roles
      </a>
      <Head {...page} />
      <main className={styles['careers']}>
        <Intro {...page} />
        <CareersRoles {...page} />
        {page.perks.length > 0 && <CareersPerks perks={page.perks} />}
        <Pictures pictures={page.pictures} />
        <FairNote organisation={page.organisation} />
      </main>
      <Foot {...page} />
    </>
  );
}

function Head({ organisation, logo, headline, cover, website, open }: Page) {
  return (
    <header
      className={
        cover ? classes(styles['careers-head'], styles['has-cover']) : styles['careers-head']
      }
    >
      <div className={styles['careers-line']}>
        <span className={styles['careers-employer']}>
          {logo && (
            <span className={styles['careers-logo']}>
              <img src={logo} alt="" />
            </span>
          )}
          {organisation}
        </span>
        {website && (
          <a
            className={styles['careers-website']}
            href={website}
            rel="noopener noreferrer nofollow"
          >
            {hostOf(website)}
            <IconArrowUpRight size={16} aria-hidden="true" />
          </a>
        )}
      </div>
      <div className={styles['careers-title']}>
        <div>
          <p className={styles['careers-kicker']}>Careers at {organisation}</p>
          <h1>{headline || `Work at ${organisation}`}</h1>
          {open > 0 && (
            <a className={styles['careers-go']} href="#roles">
              {open === 1 ? 'See the open role' : `See all ${open} open roles`}
            </a>
          )}
        </div>
        {cover && <img className={styles['careers-cover']} src={cover.address} alt={cover.alt} />}
      </div>
    </header>
  );
}

function Intro({ text, about, organisation, remote, functions, brands }: Page) {
  const facts = [
    { name: 'How we work', words: waysOfWork[remote] },
    functions.length > 0 && {
      name: 'What we do',
      words: listed(functions.map((name) => jobFunctions[name])),
    },
    brands.length > 0 && { name: 'We also hire as', words: listed(brands) },
  ].filter((fact) => fact !== false);
  return (
    <section className={styles['careers-intro']} aria-labelledby="about">
      <div className={styles['careers-words']}>
        <h2 id="about">About {organisation}</h2>
        {about !== null && about.split(/\n\s*\n/).map((paragraph, i) => <p key={i}>{paragraph}</p>)}
        {text.length > 0 && <CareersText blocks={text} />}
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
        of a role, and several people score each answer on its own. No CV, no letter, no account.
      </p>
    </section>
  );
}

function Foot({ base }: Page) {
  return (
    <footer className={styles['careers-foot']}>
      <p>Fair hiring with Evenhand: answers are read without names.</p>
      <p className={styles['careers-feeds']}>
        <IconRss size={16} aria-hidden="true" />
        <a href={`${base}/feed.xml`}>RSS feed</a>
        <a href={`${base}/feed.json`}>JSON feed</a>
      </p>
    </footer>
  );
}

function hostOf(address: string): string {
  return URL.parse(address)?.hostname.replace(/^www\./, '') ?? address;
}

function listed(items: string[]): string {
  return new Intl.ListFormat('en-GB').format(items);
}
