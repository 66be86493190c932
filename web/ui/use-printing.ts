import { useSyncExternalStore } from 'react';

const query = matchMedia('print');

/** While the page is drawn for paper: then what is out of sight counts too. */
export function usePrinting(): boolean {
  return useSyncExternalStore(listen, () => query.matches);
}

function listen(listener: () => void) {
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
