import { useSyncExternalStore } from 'react';

const query = matchMedia('print');
/** A browser counts its pages before it says that the medium has changed. */
let isOnPaper = false;

/** While the page is drawn for paper: then what is out of sight counts too. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(listen, () => isOnPaper || query.matches);
}

function listen(listener: () => void) {
  const begin = () => {
    isOnPaper = true;
    listener();
  };
  const end = () => {
    isOnPaper = false;
    listener();
  };
  addEventListener('beforeprint', begin);
  addEventListener('afterprint', end);
  query.addEventListener('change', listener);
  return () => {
    removeEventListener('beforeprint', begin);
    removeEventListener('afterprint', end);
    query.removeEventListener('change', listener);
  };
}
