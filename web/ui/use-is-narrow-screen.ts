import { useSyncExternalStore } from 'react';

const query = matchMedia('(max-width: 899px)');

/** Too narrow for two columns. */
export function useIsNarrowScreen(): boolean {
  return useSyncExternalStore(listen, () => query.matches);
}

function listen(listener: () => void) {
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
