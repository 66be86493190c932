import type { SourceFile } from './list-source-and-test-files-and-feature-folders.ts';

/** Each way round, written once. */
export function findImportCycles(graph: Map<string, SourceFile>): string[] {
  const done = new Set<string>();
  const cycles: string[] = [];
  const walk = (path: string, trail: string[]): void => {
    if (trail.includes(path)) {
      cycles.push([...trail.slice(trail.indexOf(path)), path].join(' → '));
      return;
    }
    if (done.has(path)) return;
    for (const target of graph.get(path)?.imports ?? []) walk(target, [...trail, path]);
    done.add(path);
  };
  for (const path of graph.keys()) walk(path, []);
  return cycles;
}
