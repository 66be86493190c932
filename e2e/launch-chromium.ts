import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { delimiter, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { type Browser, chromium } from 'playwright-core';
import { findInMemoryOrTempFolder } from '../server/test/find-in-memory-or-temp-folder.ts';

type Program = { executablePath: string; env?: Record<string, string> };

const ARGUMENTS = ['--no-sandbox', '--disable-gpu', '--disable-quic'];
/** A page of a test lives for seconds: optimising its scripts costs more than it gives. */
const UNOPTIMISED = '--js-flags=--no-opt --no-maglev';
const CACHE = resolve(import.meta.dirname, '../node_modules/.cache');
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const inflate = promisify(brotliDecompress);

/** The Chromium of $CHROMIUM_PATH, else the one from npm, else one that is installed. */
export async function launchChromium({ optimises = true } = {}): Promise<Browser> {
  const { executablePath, env } = await findProgram();
  const args = optimises ? ARGUMENTS : [...ARGUMENTS, UNOPTIMISED];
  // What its processes share are files of a moment, some for each picture that is drawn.
  const shared = { TMPDIR: await findInMemoryOrTempFolder() };
  return chromium.launch({ executablePath, args, env: { ...process.env, ...shared, ...env } });
}

async function findProgram(): Promise<Program> {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen)
    return installed(chosen) ?? fail(`CHROMIUM_PATH names ${chosen}, which does not exist.`);
  if (process.platform === 'linux' && process.arch === 'x64') return fromNpm();
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const found = [...candidates, chromium.executablePath()]
    .map(installed)
    .find((program) => program !== null);
  return (
    found ??
    fail('The browser tests need Chromium: install it, or set CHROMIUM_PATH to where it is.')
  );
}

function installed(executablePath: string): Program | null {
  return existsSync(executablePath) ? { executablePath } : null;
}

function fail(sentence: string): never {
  throw new Error(sentence);
}

/** The headless shell of @sparticuz/chromium with its libraries and fonts, inflated once for each version. */
async function fromNpm(): Promise<Program> {
  const home = dirname(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')));
  const manifest: unknown = JSON.parse(await readFile(join(home, 'package.json'), 'utf8'));
  const folder = join(CACHE, `chromium-${Object(manifest).version}`);
  if (!existsSync(folder)) await unpack(join(home, 'bin'), folder);
  return {
    executablePath: join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: join(folder, 'lib'), FONTCONFIG_PATH: folder },
  };
}

/** Made aside and renamed, so that a killed or a second run never finds half of it. */
async function unpack(packed: string, folder: string): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  const aside = await mkdtemp(`${folder}-`);
  for (const archive of ['al2023', 'swiftshader', 'fonts']) {
    await untar(await inflate(await readFile(join(packed, `${archive}.tar.br`))), aside);
  }
  await writeFile(
    join(aside, 'chromium'),
    await inflate(await readFile(join(packed, 'chromium.br'))),
  );
  await writeFile(join(aside, 'fonts.conf'), fontsConfig(folder));
  await chmod(join(aside, 'chromium'), 0o755);
  await chmod(aside, 0o755);
  await rename(aside, folder).catch((error: unknown) => {
    if (!existsSync(folder)) throw error;
    return rm(aside, { recursive: true });
  });
}

/** Reads what these archives hold: files with short names. Each follows a header, both in blocks of 512 bytes. */
async function untar(archive: Buffer, folder: string): Promise<void> {
  for (let at = 0; archive[at]; ) {
    const field = (from: number, to: number) =>
      archive.toString('latin1', at + from, at + to).replace(/[\0 ].*$/s, '');
    const size = Number.parseInt(field(124, 136), 8);
    const file = join(folder, field(0, 100));
    const isFile = field(156, 157) !== '5';
    await mkdir(isFile ? dirname(file) : file, { recursive: true });
    if (isFile) await writeFile(file, archive.subarray(at + 512, at + 512 + size), { mode: 0o755 });
    at += 512 + Math.ceil(size / 512) * 512;
  }
}

function fontsConfig(folder: string): string {
  return `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/font-cache</cachedir></fontconfig>
`;
}
