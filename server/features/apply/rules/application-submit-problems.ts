import { countWords } from '@evenhand/contract/count-words.ts';

/** What stands between an application and its submission: field → sentence, in the order of the page. */
export function applicationSubmitProblems(
  questions: { answer: string; maxWords: number }[],
  isHonest: boolean,
): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const [i, { answer, maxWords }] of questions.entries()) {
    const over = countWords(answer) - maxWords;
    if (answer.trim() === '') problems[`answer-${i + 1}`] = `Answer question ${i + 1}.`;
    if (over > 0)
      problems[`answer-${i + 1}`] =
        `Shorten answer ${i + 1} by ${over} ${over === 1 ? 'word' : 'words'}.`;
  }
  if (!isHonest) problems['honest'] = 'Confirm the honesty statement.';
  return problems;
}
