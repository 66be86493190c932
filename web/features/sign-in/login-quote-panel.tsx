import '@fontsource-variable/source-serif-4/index.css';
import { useState } from 'react';
import { loginQuotes } from './login-quotes.ts';
import styles from './sign-in-page.module.css';

export function LoginQuotePanel() {
  const [quote] = useState(() => loginQuotes[Math.floor(Math.random() * loginQuotes.length)]);
  return (
    <aside className={styles['quote-panel']} aria-label="What a customer might say">
      <svg className={styles['quote-bars']} aria-hidden="true">
        <rect className={styles['quote-bar-even']} width="200%" height="56" rx="28" />
        <rect className={styles['quote-bar-hand']} y="86" width="200%" height="56" rx="28" />
      </svg>
      <figure>
        <blockquote>“{quote?.words}”</blockquote>
        <figcaption>
          {quote?.speaker} <small>Invented for illustration</small>
        </figcaption>
      </figure>
    </aside>
  );
}
