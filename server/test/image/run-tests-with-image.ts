import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';

/** What makes the base of the image, reads it as others do, and runs it as an ordinary user in a namespace of its own. */
const PROGRAMS = ['apt-get', 'dpkg-deb', 'skopeo', 'umoci', 'bwrap'];

/** Makes the release, and walks a hiring round through its image, where what that needs is installed. */
const missing = PROGRAMS.filter((name) => !isInstalled(name));
if (missing.length > 0) {
  console.log(
    `Skipped, nothing was tried: there is no ${missing.join(', no ')} here. The release is made on Debian; install the rest by apt-get install skopeo umoci bubblewrap.`,
  );
} else {
  const tests = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project=image'],
    { stdio: 'inherit' },
  );
  await once(tests, 'exit');
  process.exitCode = tests.exitCode ?? 1;
}

function isInstalled(name: string): boolean {
  try {
    execFileSync('sh', ['-c', `command -v ${name}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
