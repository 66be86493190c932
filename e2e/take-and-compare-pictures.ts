import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildWeb } from '../server/build-web.ts';
import { startServerProcess } from '../server/test/start-or-run-server-process.ts';
import { findFreePort } from '@evenhand/server/test/find-free-port.ts';
import { launchChromium } from './launch-chromium.ts';
import { findChangedPictures } from './pictures/find-changed-pictures.ts';
import { takePicturesOfScreensOfCommit } from './pictures/take-pictures-of-screens-of-commit.ts';
import { makeContactSheets } from './pictures/make-contact-sheets.ts';
import { findPictureArchiveFolder } from './pictures/find-picture-archive-folder.ts';
import { takePicturesOfScreens } from './pictures/take-pictures-of-screens.ts';

/**
 * Whole pages of every screen, and contact sheets of them. Says which differ from the approved ones, or from those of a
 * commit, so that whoever changes a style looks at what it did.
 */
const all = fileURLToPath(new URL('../pictures', import.meta.url));
const { values } = parseArgs({
  options: {
    chosen: { type: 'boolean', default: false },
    approve: { type: 'boolean', default: false },
    against: { type: 'string' },
    only: { type: 'string' },
    kept: { type: 'string' },
  },
});
const kept = findPictureArchiveFolder(values.kept);
const approved = join(kept, 'approved');

if (values.approve) await approve();
else await takeAndCompare(values.only === undefined ? undefined : new RegExp(values.only));

/** Keeps the pictures that were taken last, and looked at. */
async function approve(): Promise<void> {
  if (!existsSync(all)) throw new Error('There are no pictures yet: take and look at them first.');
  await rm(approved, { recursive: true, force: true });
  await cp(all, approved, { recursive: true });
  console.log(`Kept as approved in ${approved}`);
}

async function takeAndCompare(only: RegExp | undefined): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'evenhand-pictures-'));
  await buildWeb();
  const server = await startServerProcess({
    PORT: String(await findFreePort()),
    DATA_DIR: dataDir,
    // Its many candidates come from networks of their own.
    TRUSTED_PROXIES: '127.0.0.1',
  });
  const browser = await launchChromium();
  try {
    const { baseUrl } = server;
    const some = only && { only };
    const failures = await takePicturesOfScreens({
      browser,
      baseUrl,
      folder: all,
      withDocumented: values.chosen,
      ...some,
    });
    const sheets = await makeContactSheets(browser, all);
    console.log(`The pictures and ${sheets} contact sheets of them are in ${all}`);
    if (values.against !== undefined) {
      const commit = values.against;
      const before = await takePicturesOfScreensOfCommit({ browser, commit, kept, ...some });
      await print(before, `since ${commit}`);
    } else if (existsSync(approved)) await print(approved, 'since they were approved', only);
    if (failures.length > 0) throw new Error(failures.join('\n'));
  } finally {
    await browser.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function print(before: string, since: string, only = /./): Promise<void> {
  const changes = (await findChangedPictures(before, all)).filter((change) => only.test(change));
  console.log(changes.length === 0 ? `Nothing changed ${since}.` : `Changed ${since}:`);
  for (const change of changes) console.log(`  ${change}`);
}
