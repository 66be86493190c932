import type {
  AdvertFindingTopic,
  AdvertFindingSeverity,
} from '@evenhand/contract/advert-analysis.ts';

/** Phrases that are pointed out for one reason, each with what could stand instead. A star at the end stands for any ending. */
export type FlaggedPhraseGroup = {
  group: AdvertFindingTopic;
  severity: AdvertFindingSeverity;
  says: string;
  phrases: Readonly<Record<string, readonly string[]>>;
};
