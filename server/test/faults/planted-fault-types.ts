/** The net that must catch a fault: a test by its title, or the compiler at a file. */
export type PlantedFaultDetector = { file: string; title: string } | { compiler: string };

export type PlantedFault = {
  name: string;
  net: PlantedFaultDetector;
  /** Statements run as the owner on a template database. */
  sql?: string;
  /** Statements run as the migrator on the whole cluster, and those that take them back. */
  clusterSql?: { plant: string; undo: string };
  /** Changes to a copy of the sources: `change` replaces text that must be there (`$1` is what a pattern caught), `add` writes a file. */
  change?: { file: string; from: string | RegExp; to: string }[];
  add?: { file: string; text: string }[];
};
