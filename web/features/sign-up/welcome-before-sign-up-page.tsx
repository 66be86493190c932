import type { SignUpMode } from '@evenhand/contract/sign-up.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import { SiteContactLink } from '../../parts/links/site-contact-link.tsx';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { ProductLogo } from '../../ui/product-logo.tsx';
import { fillSignUpDraftFromUrl } from './sign-up-draft-in-memory-and-from-url.ts';
import { useSignUpMode } from './use-sign-up-mode.ts';
import { joinClassNames } from '../../ui/join-class-names.ts';
import buttonStyles from '../../ui/button-and-icon-button.module.css';
import styles from './welcome-before-sign-up-page.module.css';

const round = [
  [
    'Ask',
    'Three to five questions from the real work, each with a guide for one, three and five stars.',
  ],
  ['Read', 'Answers come without names, one question at a time, in another order for each reader.'],
  ['Score', 'Several people score alone. Nobody sees the stars of the others.'],
  [
    'Decide',
    'The leaderboard says who is ahead, and who is too close to call. Then names are opened.',
  ],
];

export function WelcomeBeforeSignUpPage() {
  useState(() => fillSignUpDraftFromUrl(location));
  const mode = useSignUpMode()?.mode;

  return (
    <div className={styles['welcome']}>
      <title>Welcome to Evenhand</title>
      <main className={styles['welcome-main']}>
        <ProductLogo />
        <h1>Hire on what people can do</h1>
        <p className={styles['welcome-lead']}>
          Evenhand runs a hiring round in which nobody sees who wrote an answer until it has been
          scored. Candidates are codes, not faces, and everybody is asked the same.
        </p>
        <Ways mode={mode} />
        <p className={styles['welcome-more']}>
          Do you have an account? <Link href={staffPagePaths.login()}>Log in</Link>
        </p>
      </main>
      <aside className={styles['welcome-panel']} aria-label="How a round works">
        <h2>How a round works</h2>
        <ol>
          {round.map(([name, words]) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{words}</p>
            </li>
          ))}
        </ol>
      </aside>
    </div>
  );
}

function Ways({ mode }: { mode: SignUpMode | undefined }) {
  return (
    <>
      {mode === 'invite' && (
        <p className={styles['welcome-note']}>
          New employers need an invitation here. Ask <SiteContactLink /> for one, and have its code
          at hand.
        </p>
      )}
      {mode === 'closed' && (
        <p className={styles['welcome-note']}>
          New employers cannot sign up here at the moment. Ask <SiteContactLink /> for an account.
        </p>
      )}
      <p className={styles['welcome-ways']}>
        {mode !== 'closed' && (
          <Link
            href={staffPagePaths.signUp('1')}
            className={joinClassNames(
              buttonStyles['button'],
              buttonStyles['button-primary'],
              buttonStyles['button-large'],
            )}
          >
            {mode === 'invite' ? 'Start with an invitation' : 'Start a free trial'}
          </Link>
        )}
        <a
          href={staffPagePaths.templateList()}
          className={joinClassNames(
            buttonStyles['button'],
            buttonStyles['button-secondary'],
            buttonStyles['button-large'],
          )}
        >
          See role templates
        </a>
        <Link
          href={staffPagePaths.textAnalysis()}
          className={joinClassNames(
            buttonStyles['button'],
            buttonStyles['button-ghost'],
            buttonStyles['button-large'],
          )}
        >
          Check a job advert
        </Link>
      </p>
    </>
  );
}
