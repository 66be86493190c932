import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A source file by its path from the root of the project, with the project's files it imports. */
export type SourceFile = { path: string; text: string; imports: string[] };

/** The program itself: no tests, no demo, nothing printed by a machine. */
export function listSourceFiles(...folders: string[]): SourceFile[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter(
        (path) =>
          /\.tsx?$/.test(path) &&
          !/node_modules|\/dist\/|\.test\.tsx?$|\.generated\.ts$|^server\/test\/|^server\/db\/demo\//.test(
            path,
          ),
      )
      .map((path) => read(path)),
  );
}

/** The tests beside the program. */
export function listTestFiles(folder: string): SourceFile[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => /\.test\.tsx?$/.test(path) && !path.includes('node_modules'))
    .map((path) => read(path));
}

/** The folders of features of one workspace. */
export function listFeatureFolders(workspace: string): string[] {
  return readdirSync(join(root, workspace, 'features'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

function read(path: string): SourceFile {
  const text = readFileSync(join(root, path), 'utf8');
  const found = text.matchAll(
    /^\s*(?:import|export)\b(?:[^;'"]*?from)?\s+['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm,
  );
  return {
    path,
    text,
    imports: [...found].flatMap((match) => resolve(path, match[1] ?? match[2] ?? '')),
  };
}

function resolve(from: string, name: string): string[] {
  if (name.startsWith('.')) return [posix.join(dirname(from), name)];
  if (name.startsWith('@evenhand/')) return [name.replace('@evenhand/', '')];
  return [];
}
