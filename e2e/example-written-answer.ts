/** What candidates on screens write: two paragraphs, so that lines wrap. */
export const exampleWrittenAnswer =
  'First I would find out what the household can do now, and what can wait. I would ring them back the same day, because a promise that is kept late is a promise broken.\n\nThen I would write down what we agreed and send it to them, so that whoever picks up the phone next time knows it too.';
