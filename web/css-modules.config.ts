import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { type Plugin, type PreprocessCSSResult, preprocessCSS, type ResolvedConfig } from 'vite';

const LETTERS = 3;
const IMPORT = /^import (\w+) from '([^']+\.module\.css)';/gm;
/** A call that only puts names beside each other. */
const NAMES = /\bjoinClassNames\(\s*('[\w-]+'(?:,\s*'[\w-]+')*),?\s*\)/g;

/**
 * CSS modules, whose names are written where they are used, so that no table of them travels; a name that a module does
 * not have ends the build. What browsers load and what the server draws are two builds that must agree on every name:
 * both take this.
 */
export function cssModulesPlugin(): Plugin {
  let config: ResolvedConfig;
  const sheets = new Map<string, Promise<PreprocessCSSResult>>();

  function sheetAt(path: string): Promise<PreprocessCSSResult> {
    const sheet =
      sheets.get(path) ?? readFile(path, 'utf8').then((css) => preprocessCSS(css, path, config));
    sheets.set(path, sheet);
    return sheet;
  }

  return {
    name: 'class-modules',
    enforce: 'pre',
    config: () => ({ css: { modules: { generateScopedName: nameOf } } }),
    configResolved(resolved) {
      config = resolved;
    },
    // From here on it is a style sheet like any other, and packed with its like.
    resolveId: {
      filter: { id: /^\..*\.module\.css$/ },
      handler: (name, importer = '') => join(dirname(importer), name).replace(MODULE, SHEET),
    },
    load: {
      filter: { id: /\.scoped\.css$/ },
      handler: async (id) => (await sheetAt(id.replace(SHEET, MODULE))).code,
    },
    transform: {
      filter: { id: /\.tsx?$/ },
      async handler(code, id) {
        let written = code;
        for (const [line, variable = '', from = ''] of code.matchAll(IMPORT)) {
          const { modules = {} } = await sheetAt(join(dirname(id), from));
          written = written.replaceAll(
            new RegExp(`\\b${variable}\\['([\\w-]+)'\\]`, 'g'),
            (_, name: string) =>
              `'${modules[name] ?? this.error(`${from} has no class ${name}: ${id}`)}'`,
          );
          const table = tableFor(written, { variable, modules });
          written = written.replace(line, `import '${from}';${table}`);
        }
        written = written.replaceAll(NAMES, (_, names: string) => names.replaceAll(/',\s*'/g, ' '));
        return written === code ? null : { code: written };
      },
    },
  };
}

const MODULE = '.module.css';
const SHEET = '.scoped.css';

/** Short, as hundreds travel: two modules that meet by chance are found when they are built. */
const taken = new Map<string, string>();

/** After its module and its place there: no two meet, and those of one module begin alike, which packs well. */
function nameOf(name: string, path: string, css: string): string {
  const file = relative(import.meta.dirname, path.replace(/\?.*$/, '')).replaceAll('\\', '/');
  const hash = createHash('sha256').update(file).digest('base64url');
  // A name begins with a letter.
  const start = hash.replaceAll(/^[^a-z]+|[-_]/gi, '').slice(0, LETTERS);
  const other = taken.get(start) ?? file;
  if (other !== file) throw new Error(`${file} would be called like ${other}: rename one of them.`);
  taken.set(start, file);
  const names = new Set(css.match(/(?<=\.|@keyframes )[a-z_][\w-]*/gi));
  return `${start}${[...names].indexOf(name).toString(36)}`;
}

/** What is looked up while drawing, as in `button-${look}`. */
function tableFor(
  code: string,
  { variable, modules }: { variable: string; modules: Record<string, string> },
): string {
  const starts = [...code.matchAll(new RegExp(`\\b${variable}\\[\`([\\w-]*)\\$\\{`, 'g'))];
  if (starts.length === 0) return '';
  const looked = Object.entries(modules).filter(([name]) =>
    starts.some(([, start = '']) => name.startsWith(start)),
  );
  return ` const ${variable} = ${JSON.stringify(Object.fromEntries(looked))};`;
}
