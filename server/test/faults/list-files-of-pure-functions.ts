import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const RULES = ['server/features/*/rules/**/*.ts', 'server/{text,time,crypto}/*.ts'];
const TESTS_OF_PURE_FILES = ['{web,contract}/**/*.test.ts'];

/** Files of pure functions, or those of one folder: rules of the server, and what tests in web and contract call beside them. */
export function listFilesOfPureFunctions(root: string, folder = ''): string[] {
  const rules = find(root, RULES).filter((path) => !path.endsWith('.test.ts'));
  const tested = find(root, TESTS_OF_PURE_FILES).flatMap((test) =>
    [...readFileSync(join(root, test), 'utf8').matchAll(/ from '\.\/([\w-]+\.tsx?)'/g)].map(
      ([, name = '']) => `${dirname(test)}/${name}`,
    ),
  );
  return [...new Set([...rules, ...tested])]
    .filter((path) => folder === '' || dirname(path).split('/').includes(folder))
    .sort();
}

function find(root: string, patterns: string[]): string[] {
  return globSync(patterns, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] }).map(
    (path) => path.replaceAll('\\', '/'),
  );
}
