// The server, started anew whenever a file changes; starting, it rebuilds the web if that is what changed.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';

const FOLDERS = ['contract', 'server', 'web'];
const IGNORED = /(^|[\\/])(node_modules|dist|\.[^\\/]*)([\\/]|$)|\.test\.tsx?$|~$/;
const SETTLE_MS = 150;

let server = startServer();
let settling;
let isClosing = false;

for (const folder of FOLDERS) {
  watch(folder, { recursive: true }, (_, file) => {
    if (!file || IGNORED.test(file)) return;
    clearTimeout(settling);
    settling = setTimeout(() => restart(`${folder}/${file}`), SETTLE_MS);
  });
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, close);

function startServer() {
  const child = spawn(process.execPath, ['server/main.ts', ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  child.on('exit', (code) => {
    if (code && !isClosing) console.log('Waiting for a change …');
  });
  return child;
}

async function restart(file) {
  console.log(`${file} changed`);
  const old = server;
  await ended(old);
  if (server === old && !isClosing) server = startServer();
}

async function close() {
  isClosing = true;
  await ended(server);
  process.exit(0);
}

function ended(child) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  child.kill('SIGTERM');
  return new Promise((resolve) => child.once('exit', resolve));
}
