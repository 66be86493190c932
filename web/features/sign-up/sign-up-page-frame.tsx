import { IconArrowLeft, IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { WelcomePageLogoLink } from '../../parts/layout/welcome-page-logo-link.tsx';
import { useSignUpMode } from './use-sign-up-mode.ts';
import styles from './sign-up.module.css';

type Props = {
  title: string;
  /** Where one step back leads; absent where there is none. */
  back?: string;
  step?: number;
  children: ReactNode;
};

const STEPS = 3;

/** One thing on a page, without header or footer. */
export function SignUpPageFrame({ title, back, step, children }: Props) {
  return (
    <div className={styles['sign-up']}>
      <title>{`Welcome: ${title} – Evenhand`}</title>
      <header className={styles['sign-up-head']}>
        <WelcomePageLogoLink />
      </header>
      <main className={styles['sign-up-main']}>
        {back && (
          <Link href={back} className={styles['sign-up-back']}>
            <IconArrowLeft size={16} aria-hidden="true" />
            Back
          </Link>
        )}
        {step && <ChosenTemplate />}
        {step && (
          <div className={styles['sign-up-progress']}>
            <p>
              Step {step} of {STEPS}
            </p>
            <svg viewBox="0 0 120 4" aria-hidden="true">
              {[1, 2, 3].map((n) => (
                <rect
                  key={n}
                  x={(n - 1) * 42}
                  width="36"
                  height="4"
                  rx="2"
                  className={
                    n < step
                      ? styles['is-done']
                      : n === step
                        ? styles['is-here']
                        : styles['is-open']
                  }
                />
              ))}
            </svg>
          </div>
        )}
        {children}
      </main>
    </div>
  );
}

function ChosenTemplate() {
  const title = useSignUpMode()?.templateTitle;
  if (!title) return null;
  return (
    <p className={styles['sign-up-template']}>
      <IconCircleCheck size={18} aria-hidden="true" />
      <span>
        You begin with the template <strong>{title}</strong>. It will be your first role, as a
        draft. <a href={staffPagePaths.templateList()}>Choose another</a>
      </span>
    </p>
  );
}
