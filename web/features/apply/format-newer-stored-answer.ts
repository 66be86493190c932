/** One answer of a form as it is stored elsewhere: the question, and beneath it what was answered. */
export function formatNewerStoredAnswer(question: string, words: string): string {
  return `${question}\n${words || '(No answer)'}`;
}
