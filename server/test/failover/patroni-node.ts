import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type {
  FailoverNodeName,
  FailoverNodeWires,
} from './failover-patroni-and-haproxy-settings.ts';
import type { FailoverPrograms } from './find-failover-programs-and-patroni-version.ts';

/** One PostgreSQL under its Patroni, in a folder of its own, with what can become of a machine. */
export class PatroniNode {
  readonly name: FailoverNodeName;
  readonly wires: FailoverNodeWires;
  readonly #folder: string;
  readonly #programs: FailoverPrograms;
  #patroni: ChildProcess | undefined;

  constructor(
    name: FailoverNodeName,
    {
      wires,
      folder,
      programs,
    }: { wires: FailoverNodeWires; folder: string; programs: FailoverPrograms },
  ) {
    this.name = name;
    this.wires = wires;
    this.#folder = folder;
    this.#programs = programs;
  }

  start(): void {
    const log = openSync(join(this.#folder, 'log'), 'a');
    const { PATH = '' } = process.env;
    this.#patroni = spawn(this.#programs.patroni, [join(this.#folder, 'settings.yaml')], {
      cwd: this.#folder,
      env: { PATH, HOME: this.#folder, LC_ALL: 'C' },
      stdio: ['ignore', log, log],
      ...this.#programs.account,
    });
    closeSync(log);
  }

  async kill(): Promise<void> {
    const patroni = this.#patroni;
    this.#signal('SIGKILL');
    if (patroni && patroni.exitCode === null && patroni.signalCode === null)
      await once(patroni, 'exit');
  }

  freeze(): void {
    this.#signal('SIGSTOP');
  }

  thaw(): void {
    this.#signal('SIGCONT');
  }

  cut(): void {
    for (const wire of this.#allWires()) wire.cut();
  }

  heal(): void {
    for (const wire of this.#allWires()) wire.heal();
  }

  async close(): Promise<void> {
    this.thaw();
    await this.kill();
    for (const wire of this.#allWires()) wire.close();
  }

  /** The last it wrote, for whoever must find out why. */
  lastWords(): string {
    return readFileSync(join(this.#folder, 'log'), 'utf8').split('\n').slice(-25).join('\n');
  }

  #allWires() {
    return [this.wires.postgres, this.wires.patroni, this.wires.etcd];
  }

  /** Patroni before PostgreSQL, which it would start again, and whoever starts processes before those. */
  #signal(signal: NodeJS.Signals): void {
    this.#patroni?.kill(signal);
    const postmaster = this.#postmasterPid();
    if (postmaster === undefined) return;
    send(postmaster, signal);
    for (const pid of childrenOf(postmaster)) send(pid, signal);
  }

  #postmasterPid(): number | undefined {
    try {
      const file = readFileSync(join(this.#folder, 'data/postmaster.pid'), 'utf8');
      const pid = Number(file.split('\n')[0]);
      // What a killed one has left behind may name a process of somebody else by now.
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(this.#folder) ? pid : undefined;
    } catch {
      return undefined;
    }
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has just ended by itself.
  }
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => {
      if (!Number.isInteger(pid)) return false;
      try {
        // The fields after the name, which stands in brackets and may hold anything.
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
        return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === parent;
      } catch {
        return false;
      }
    });
}
