import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf, packTar } from './pack-tar.mjs';

/** Nobody on the machine below has this number by accident; it needs no entry to run, and has one so that it has a name. */
const USER = 10_001;
const ARCHITECTURES = { x64: 'amd64', arm64: 'arm64' };
const OCI = 'application/vnd.oci.image';

/**
 * Writes an image in the layout of the Open Container Initiative (image-spec 1.1), as `podman load`, `docker load` and `skopeo`
 * read it: what changes least lies lowest. What it is made of is moved into it.
 */
export function writeImage(file, { work, debian, program, version, commit }) {
  const { seconds, revision } = commit;
  writeAccounts(debian);
  const parts = ['node', 'packages', 'own', 'writable'].map((name) => join(work, name));
  const [node, packages, own, writable] = parts;
  for (const folder of [join(node, 'usr/bin'), join(packages, 'app'), own, join(writable, 'data')])
    mkdirSync(folder, { recursive: true });
  renameSync(join(program, 'bin/node'), join(node, 'usr/bin/node'));
  renameSync(join(program, 'node_modules'), join(packages, 'app/node_modules'));
  renameSync(program, join(own, 'app'));
  const layer = (what, from, path, owner) => ({
    what,
    ...packTar(from, { paths: [path], seconds, owner }),
  });
  const layers = [
    layer('base-files, libc6, libgcc-s1 and libstdc++6 of Debian', debian, '.'),
    layer('Node', node, 'usr'),
    layer('packages', packages, 'app'),
    layer('Evenhand', own, 'app'),
    layer('its folder', writable, 'data', USER),
  ];
  const created = new Date(seconds * 1000).toISOString();
  const config = json({
    created,
    architecture: ARCHITECTURES[process.arch],
    os: 'linux',
    config: {
      User: `${USER}:${USER}`,
      ExposedPorts: { '3000/tcp': {} },
      Env: [
        'PATH=/usr/bin',
        'NODE_ENV=production',
        'HOST=0.0.0.0',
        'PORT=3000',
        'DATA_DIR=/data',
        'TMPDIR=/tmp',
      ],
      Entrypoint: ['/usr/bin/node', '/app/scripts/run.mjs'],
      Cmd: ['start'],
      Volumes: { '/data': {} },
      WorkingDir: '/app',
      StopSignal: 'SIGTERM',
      Labels: {
        'org.opencontainers.image.title': 'Evenhand',
        'org.opencontainers.image.version': version,
        'org.opencontainers.image.revision': revision,
        'org.opencontainers.image.licenses': 'AGPL-3.0-only',
      },
    },
    rootfs: { type: 'layers', diff_ids: layers.map(({ digest }) => digest) },
    history: layers.map(({ what }) => ({ created, created_by: what })),
  });
  const manifest = json({
    schemaVersion: 2,
    mediaType: `${OCI}.manifest.v1+json`,
    config: describe(`${OCI}.config.v1+json`, config),
    layers: layers.map(({ zipped }) => describe(`${OCI}.layer.v1.tar+gzip`, zipped)),
  });
  const layout = join(work, 'layout');
  const blobs = join(layout, 'blobs/sha256');
  mkdirSync(blobs, { recursive: true });
  for (const blob of [config, manifest, ...layers.map(({ zipped }) => zipped)])
    writeFileSync(join(blobs, digestOf(blob).replace('sha256:', '')), blob);
  writeFileSync(join(layout, 'oci-layout'), json({ imageLayoutVersion: '1.0.0' }));
  const annotations = {
    'org.opencontainers.image.ref.name': version,
    'io.containerd.image.name': `docker.io/library/evenhand:${version}`,
  };
  writeFileSync(
    join(layout, 'index.json'),
    json({
      schemaVersion: 2,
      mediaType: `${OCI}.index.v1+json`,
      manifests: [{ ...describe(`${OCI}.manifest.v1+json`, manifest), annotations }],
    }),
  );
  const { tar } = packTar(layout, { paths: ['oci-layout', 'index.json', 'blobs'], seconds });
  writeFileSync(file, tar);
}

function writeAccounts(root) {
  mkdirSync(join(root, 'etc'), { recursive: true });
  writeFileSync(
    join(root, 'etc/passwd'),
    `root:x:0:0:root:/root:/usr/sbin/nologin\nevenhand:x:${USER}:${USER}:Evenhand:/data:/usr/sbin/nologin\n`,
  );
  writeFileSync(join(root, 'etc/group'), `root:x:0:\nevenhand:x:${USER}:\n`);
  writeFileSync(join(root, 'etc/nsswitch.conf'), 'hosts: files dns\n');
}

function json(value) {
  return Buffer.from(JSON.stringify(value));
}

function describe(mediaType, bytes) {
  return { mediaType, digest: digestOf(bytes), size: bytes.length };
}
