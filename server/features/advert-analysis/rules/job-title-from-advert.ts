import { JOB_TITLE_CHARACTERS_MAX } from '@evenhand/contract/jobs.ts';

/** Longer first lines are sentences and no titles. */
const TITLE_WORDS_MAX = 10;

/** What an advert is called: its first line, if that reads like a title. */
export function jobTitleFromAdvert(advert: string): string {
  const first = (advert.split('\n').find((line) => line.trim() !== '') ?? '')
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/^[\s#*•-]{1,20}/, '')
    .replace(/^(?:job title|title|role|position|vacancy):\s{0,5}/i, '')
    .trim();
  const words = first.split(/\s+/, TITLE_WORDS_MAX + 1).length;
  const isTitle =
    first !== '' &&
    first.length <= JOB_TITLE_CHARACTERS_MAX &&
    words <= TITLE_WORDS_MAX &&
    !/[.!?]$/.test(first);
  return isTitle ? first : 'My advert';
}
