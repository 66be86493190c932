import { paths } from '../../paths.ts';

type Place = { href: string; words: string };

/** What the bar and the menus link to. */
export const places: readonly Place[] = [{ href: paths.dashboard(), words: 'Dashboard' }];
