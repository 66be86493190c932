import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import everything from '../../../vitest.config.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const rules = everything.test?.projects?.find(
  (project) => typeof project === 'object' && 'test' in project && project.test?.name === 'rules',
);
if (typeof rules !== 'object' || !('test' in rules))
  throw new Error('There is no project "rules".');

/** The tests of rules alone, reading a contract in which there may be a mutant: what is installed leads to the real one. */
export default defineConfig({
  root,
  test: rules.test,
  resolve: { alias: { '@evenhand': root.replace(/\/$/, '') } },
});
