import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const READY = 'Evenhand is ready';

type ImageConfig = {
  User: string;
  Env: string[];
  Entrypoint: string[];
  Cmd: string[];
  WorkingDir: string;
};
type RunOptions = {
  settings: Record<string, string>;
  /** Instead of what the image starts by itself. */
  command?: string[];
  user?: string;
  mayWriteData?: boolean;
};

/** `npm run release` on the tree as it stands; returns the folder it wrote. */
export function makeReleaseInTempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'evenhand-image-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  execFileSync(
    process.execPath,
    ['scripts/run.mjs', 'release', '--to', join(folder, 'release'), '--with-changes'],
    { cwd: root, stdio: 'pipe' },
  );
  return join(folder, 'release');
}

/** The image as other programs read and unpack it: skopeo looks at every digest, umoci lays the layers over each other. */
export function unpackReleaseImage(archive: string) {
  const folder = mkdtempSync(join(tmpdir(), 'evenhand-image-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const run = (program: string, ...words: string[]) =>
    execFileSync(program, words, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  run('skopeo', 'copy', '--insecure-policy', `oci-archive:${archive}`, 'oci:layout:image');
  run('umoci', 'unpack', '--rootless', '--image', 'layout:image', 'bundle');
  const { config } = JSON.parse(run('skopeo', 'inspect', '--config', 'oci:layout:image')) as {
    config: ImageConfig;
  };
  const data = join(folder, 'data');
  execFileSync('mkdir', [data]);
  chmodSync(data, 0o700);
  return { files: join(folder, 'bundle/rootfs'), config, data };
}

export type UnpackedImage = ReturnType<typeof unpackReleaseImage>;

/** Runs it as its user, in namespaces of its own, with nothing to write to but its folder and /tmp; the network is this machine's. */
export function runUnpackedImage(
  { files, config, data }: UnpackedImage,
  { settings, command = config.Cmd, user = config.User, mayWriteData = true }: RunOptions,
) {
  const [uid = '', gid = uid] = user.split(':');
  const given = config.Env.map((line) => /^(\w+)=(.*)$/.exec(line) ?? ['', '', '']);
  const env = { ...Object.fromEntries(given.map(([, name, value]) => [name, value])), ...settings };
  const words = [
    `--unshare-user --uid ${uid} --gid ${gid} --unshare-pid --unshare-ipc --die-with-parent`,
    `--clearenv --cap-drop ALL --ro-bind ${files} / --dev /dev --proc /proc --tmpfs /tmp`,
    `${mayWriteData ? '--bind' : '--ro-bind'} ${data} /data --chdir ${config.WorkingDir}`,
  ].flatMap((line) => line.split(' '));
  const inside = Object.entries(env).flatMap(([name, value]) => ['--setenv', name, String(value)]);
  const child = spawn('bwrap', [...words, ...inside, ...config.Entrypoint, ...command], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<{ code: number | null; said: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, said: said.trim() }));
  });
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => said.includes(READY) && resolve());
    ended
      .then(({ code }) => reject(new Error(`the image ended with ${code}: ${said}`)))
      .catch(reject);
  });
  // Asked for only where it is to serve.
  ready.catch(() => {});
  return {
    ended,
    ready,
    said: () => said,
    stop: () => {
      // The program itself, as an engine would: those around it pass no signal on.
      const [inner] = childrenOf(child.pid);
      for (const pid of childrenOf(inner)) process.kill(pid, 'SIGTERM');
      return ended;
    },
  };
}

/** None of a process that has ended. */
function childrenOf(pid: number | undefined): number[] {
  const list = `/proc/${pid}/task/${pid}/children`;
  return existsSync(list) ? readFileSync(list, 'utf8').split(' ').filter(Boolean).map(Number) : [];
}
