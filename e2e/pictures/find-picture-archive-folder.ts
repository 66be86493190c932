import { homedir } from 'node:os';
import { join } from 'node:path';

/** Where approved pictures and those of commits stay, outside the repository: $EVENHAND_PICTURES, else the cache of whoever runs this. */
export function findPictureArchiveFolder(chosen: string | undefined): string {
  const { EVENHAND_PICTURES, XDG_CACHE_HOME, LOCALAPPDATA } = process.env;
  if (chosen || EVENHAND_PICTURES) return chosen || EVENHAND_PICTURES || '';
  const cache = XDG_CACHE_HOME || LOCALAPPDATA || join(homedir(), '.cache');
  return join(cache, 'evenhand', 'pictures');
}
