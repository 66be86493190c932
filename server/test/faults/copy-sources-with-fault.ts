import { cp, mkdir, mkdtemp, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { PlantedFault } from './planted-fault-types.ts';
import { replaceTextForPlantedFault } from './replace-text-for-planted-fault.ts';

/** A copy of the sources outside the project, with the fault in it; what is installed is only linked. */
export async function copySourcesWithFault(
  root: string,
  { change = [], add = [] }: Pick<PlantedFault, 'change' | 'add'>,
  netFile = '',
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'evenhand-fault-'));
  for (const name of [
    'bench',
    'contract',
    'deploy',
    'server',
    'tsconfig.base.json',
    'vitest.config.ts',
    'package.json',
    'package-lock.json',
  ]) {
    await cp(join(root, name), join(folder, name), {
      recursive: true,
      filter: (path) => !path.includes('node_modules'),
    });
  }
  await linkInstalled(root, folder);
  // The web is only served, as it was built, unless the fault is in it or its tests are the net.
  if ([...change, { file: netFile }].some(({ file }) => file.startsWith('web/'))) {
    await cp(join(root, 'web'), join(folder, 'web'), {
      recursive: true,
      filter: (path) => !/node_modules|\/dist/.test(path),
    });
  } else await symlink(join(root, 'web'), join(folder, 'web'));
  for (const one of change) {
    const path = join(folder, one.file);
    await writeFile(path, replaceTextForPlantedFault(one, await readFile(path, 'utf8')));
  }
  for (const { file, text } of add) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  return folder;
}

/** Everything but our own workspaces, which are the copies: else a fault in the contract would be read by nobody. */
async function linkInstalled(root: string, folder: string): Promise<void> {
  const installed = join(folder, 'node_modules');
  await mkdir(join(installed, '@evenhand'), { recursive: true });
  for (const name of await readdir(join(root, 'node_modules')))
    if (name !== '@evenhand')
      await symlink(join(root, 'node_modules', name), join(installed, name));
  for (const name of ['contract', 'server', 'web'])
    await symlink(join(folder, name), join(installed, '@evenhand', name));
}
