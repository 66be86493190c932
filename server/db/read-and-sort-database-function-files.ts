import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';

const folder = new URL('functions/', import.meta.url);

/** One file of `functions/<schema>/<name>.sql`: a function, a trigger's function or a view, under the name that others know it by. */
export type DatabaseFunctionFile = {
  /** `core.current_org` */
  key: string;
  text: string;
  hash: string;
  /** How many signatures of that name the file makes. */
  declared: number;
};

/** Every file of `functions/`, what others are made of first. */
export async function readDatabaseFunctionFiles(): Promise<DatabaseFunctionFile[]> {
  const paths = (await readdir(folder, { recursive: true })).map((path) =>
    path.replaceAll('\\', '/'),
  );
  const files = await Promise.all(
    paths
      .filter((path) => path.endsWith('.sql'))
      .sort()
      .map(async (path) => {
        const text = await readFile(new URL(path, folder), 'utf8');
        const hash = createHash('sha256').update(text).digest('hex');
        const declared = text.match(/^create or replace /gm)?.length ?? 0;
        return { key: path.replace('.sql', '').replace('/', '.'), text, hash, declared };
      }),
  );
  return sortFunctionFilesByDependency(files);
}

/** In an order in which each can be made: PostgreSQL looks at once for what a function in SQL or a view names. */
export function sortFunctionFilesByDependency(
  files: DatabaseFunctionFile[],
): DatabaseFunctionFile[] {
  const byKey = new Map(files.map((file) => [file.key, file]));
  const ordered = new Set<DatabaseFunctionFile>();
  const visited = new Set<DatabaseFunctionFile>();
  const place = (file: DatabaseFunctionFile): void => {
    if (visited.has(file)) return;
    visited.add(file);
    for (const [name] of file.text.replaceAll(/--.*/g, '').matchAll(/\b[a-z]+\.\w+/g)) {
      const used = byKey.get(name);
      if (used !== undefined) place(used);
    }
    ordered.add(file);
  };
  for (const file of files) place(file);
  return [...ordered];
}
