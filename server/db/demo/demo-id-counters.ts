/** Hands out ids table by table, so that rows can refer to each other before they are inserted. */
export type DemoIdCounters = { next: (table: string) => number };

export function startDemoIdCounters(): DemoIdCounters {
  const last = new Map<string, number>();
  return {
    next: (table) => {
      const n = (last.get(table) ?? 0) + 1;
      last.set(table, n);
      return n;
    },
  };
}
