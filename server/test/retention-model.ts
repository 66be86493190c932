export const DAY_MS = 86_400_000;
export const RETENTION_MODEL_START_MS = Date.parse('2024-01-01T03:00:00Z');

export type RetentionModelStep =
  | { kind: 'wait'; days: number }
  | { kind: 'close' | 'open'; job: number }
  | { kind: 'outcome'; job: number; status: 'hired' | 'notHired' | 'waiting' }
  | { kind: 'hold'; job: number; application: number | null; days: number; isOfPerson: boolean }
  | { kind: 'lift' }
  | { kind: 'agree'; job: number; application: number; days: number };

export const RETENTION_MODEL_JOB_COUNT = 2;
export const RETENTION_MODEL_APPLICATION_COUNT = 3;
/** Of each role: one of somebody who has applied to all of them, and one that was never sent in. */
export const [RETENTION_MODEL_SHARED_APPLICATION, RETENTION_MODEL_UNFINISHED_APPLICATION] = [0, 2];

/** The rule once more, in the plainest way: a day at a time. */
export class TestModelOfRetentionRule {
  day = 0;
  jobs = Array.from({ length: RETENTION_MODEL_JOB_COUNT }, () => ({
    closedOn: null as number | null,
    status: null as string | null,
    saidOn: 0,
  }));
  holds: { job: number; application: number | null; until: number; isOfPerson: boolean }[] = [];
  /** Until when people have agreed to hear of other roles. */
  agreed = new Map<string, string>();
  erased = new Set<string>();

  do(one: Exclude<RetentionModelStep, { kind: 'wait' }>): void {
    if (one.kind === 'lift') {
      this.holds.shift();
      return;
    }
    const of = this.jobs[one.job];
    if (of === undefined) return;
    if (one.kind === 'close') of.closedOn ??= this.day;
    if (one.kind === 'open') of.closedOn = null;
    if (one.kind === 'outcome') Object.assign(of, { status: one.status, saidOn: this.day });
    if (one.kind === 'hold') this.holds.push({ ...one, until: this.day + one.days });
    if (one.kind === 'agree' && !this.erased.has(`${one.job} ${one.application}`))
      this.agreed.set(personOf(one.job, one.application), retentionModelDay(this.day + one.days));
  }

  night(): void {
    this.holds = this.holds.filter(({ until }) => until >= this.day);
    for (const [n, of] of this.jobs.entries()) {
      for (let a = 0; a < RETENTION_MODEL_APPLICATION_COUNT; a += 1) {
        const last = this.lastDay(of, a === RETENTION_MODEL_UNFINISHED_APPLICATION ? 6 : 12);
        const isHeld = this.holds.some(
          (hold) =>
            (hold.job === n && (hold.application === null || hold.application === a)) ||
            (hold.isOfPerson &&
              hold.application === RETENTION_MODEL_SHARED_APPLICATION &&
              a === RETENTION_MODEL_SHARED_APPLICATION),
        );
        const today = retentionModelDay(this.day);
        const agreed = this.isNewest(n, a) ? this.agreed.get(personOf(n, a)) : undefined;
        if (last !== null && last < today && (agreed ?? '') < today && !isHeld)
          this.erased.add(`${n} ${a}`);
      }
    }
  }

  /** What somebody has agreed to is kept with the newest application that they have. */
  isNewest(n: number, a: number): boolean {
    const later = Array.from({ length: RETENTION_MODEL_JOB_COUNT }, (_, at) => at).filter(
      (at) => at > n,
    );
    return (
      a !== RETENTION_MODEL_SHARED_APPLICATION || later.every((at) => this.erased.has(`${at} ${a}`))
    );
  }

  /** The last day on which the role's applications are kept; null while no time runs. */
  lastDay(
    of: { closedOn: number | null; status: string | null; saidOn: number },
    months: number,
  ): string | null {
    const { closedOn, status, saidOn } = of;
    if (closedOn === null) return null;
    const from = Math.max(closedOn, status === null ? 0 : saidOn);
    if (status === 'hired' || status === 'notHired')
      return monthsOn(retentionModelDay(from), months);
    const silent = monthsOn(retentionModelDay(from), 6);
    return silent <= retentionModelDay(this.day) ? monthsOn(silent, months) : null;
  }
}

const personOf = (n: number, a: number) =>
  a === RETENTION_MODEL_SHARED_APPLICATION ? 'somebody' : `${n} ${a}`;
export const retentionModelDay = (n: number) =>
  new Date(RETENTION_MODEL_START_MS + n * DAY_MS).toISOString().slice(0, 10);

function monthsOn(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  for (let d = date; ; d -= 1) {
    const then = new Date(Date.UTC(year, month - 1 + months, d));
    if (then.getUTCDate() === d) return then.toISOString().slice(0, 10);
  }
}
