import { useEffect, useState } from 'react';
import { loadLoginCallsModule } from './load-login-calls-module.ts';
import { joinClassNames } from '../../ui/join-class-names.ts';
import buttonStyles from '../../ui/button-and-icon-button.module.css';

/** A link to the provider with whom one may log in too; nothing where none is set up. */
export function SingleSignOnLink({ next }: { next: string }) {
  const [way, setWay] = useState<{ url: string; label: string }>();

  useEffect(() => {
    let isHere = true;
    void findWay(next).then((found) => {
      if (isHere) setWay(found);
    });
    return () => {
      isHere = false;
    };
  }, [next]);

  if (!way) return null;
  return (
    <a
      className={joinClassNames(
        buttonStyles['button'],
        buttonStyles['button-secondary'],
        buttonStyles['button-large'],
      )}
      href={way.url}
    >
      Log in with {way.label}
    </a>
  );
}

async function findWay(next: string) {
  return (await loadLoginCallsModule())?.findOpenIdProviderUrlAndLabel(next);
}
