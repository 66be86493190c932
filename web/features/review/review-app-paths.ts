/** Every address within the review app, behind the `#`. Questions and answers count from 1. */
export const reviewAppPaths = {
  overview: (token: string) => `/${token}/overview`,
  question: (token: string, question: number) => `/${token}/question/${question}`,
  answer: (token: string, question: number, answer: number) =>
    `/${token}/question/${question}/answer/${answer}`,
  questionEnd: (token: string, question: number) => `/${token}/question/${question}/end`,
  finish: (token: string) => `/${token}/finish`,
  done: (token: string) => `/${token}/done`,
};
