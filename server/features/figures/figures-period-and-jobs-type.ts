/** What figures are asked about. */
export type FiguresPeriodAndJobs = {
  orgId: number;
  /** Days in the organisation's zone (yyyy-MM-dd), both included. */
  from: string;
  until: string;
  /** Of these roles only; null: of all. */
  jobIds: readonly number[] | null;
  /** Ended when whoever asked has left. */
  signal?: AbortSignal;
};
