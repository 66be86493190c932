/** How much of what was erased, by the name of what. */
export type ErasureCounts = Record<string, number>;
