/** One answer and who reads it. */
export type AnswerAssignment = { question: number; application: number; reviewers: number[] };

/** One answer as one reviewer meets it, `position` counting from 1 within the question. */
export type AnswerDealtToReviewer = {
  question: number;
  application: number;
  reviewer: number;
  position: number;
};
