import { join } from 'node:path';
import { build } from 'vite';

/** What judges a page, as one script that runs inside it and leaves `findLayoutFaultsInPage` there. */
export async function buildLayoutFaultFinderScript(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: false,
      lib: {
        entry: join(import.meta.dirname, 'find-layout-faults-in-page.ts'),
        formats: ['iife'],
        name: 'layout',
      },
    },
  });
  const [built] = [result].flat();
  if (!built || !('output' in built))
    throw new Error('the script that judges the layout was not built');
  return built.output[0].code;
}
