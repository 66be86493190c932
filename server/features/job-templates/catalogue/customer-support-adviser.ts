import type { JobTemplate } from '@evenhand/contract/job-templates.ts';

export const customerSupportAdviserTemplate: JobTemplate = {
  id: 'customer-support-adviser',
  title: 'Customer Support Adviser',
  category: 'customers',
  summary: 'Listens, finds out what is wrong, puts it right and tells the customer in plain words.',
  description: `You are the person our customers reach when something does not work, does not arrive or does not make sense. You find out what happened, put right what you can, and pass on the rest so that nobody has to tell their story twice.

What you will do
- Answer about forty messages and calls on a normal day, most of them simple, a few of them not.
- Look up what happened in our systems before you answer, and write down what you found.
- Decide on refunds and replacements up to a limit that we agree with you.
- Tell the team each week which questions keep coming back, so that we can remove the cause.

What matters
You read the whole message before you reply. You can say sorry without making excuses, and no without being cold. When you promise to ring back on Thursday, you ring back on Thursday. You notice when three people have the same problem.

What does not matter
Where you went to school, how old you are, or whether you have worked in a contact centre before. You do not need to know our products: the first four weeks are paid training, with somebody beside you. An accent, a gap in your working life or a career that went sideways is nothing you have to explain.

How we decide
There is no CV and no covering letter. You answer four short questions taken from the everyday work. Three of us read each answer without knowing who wrote it, and score it against a written guide. The candidates with the best answers are invited to one conversation. You hear from us either way.`,
  questions: [
    {
      text: 'A customer writes: “This is the third time I contact you. The parcel still says ‘out for delivery’ after nine days, my daughter’s birthday is on Saturday, and your last message was obviously a robot.” Our system shows that the parcel was lost on day two and that nobody told her. It is Wednesday. Write your reply.',
      guideOne:
        'Repeats that the parcel is on its way, or explains how deliveries work. Apologises in general terms, offers nothing that helps before Saturday, and asks her to wait or to write again.',
      guideThree:
        'Says that the parcel is lost and apologises for it. Offers a refund or a replacement. Friendly and clear, but does not speak to the three messages or to whether it will arrive by Saturday.',
      guideFive:
        'Tells the truth early, owns the silence as well as the loss, and gives a way that works for Saturday with a fallback. Names who will do what by when, and asks nothing of her that is not needed.',
      skills: ['Written communication', 'Ownership'],
      maxWords: 80,
    },
    {
      text: 'You start your shift and find these waiting: a customer who was charged twice, a journalist who asks about complaints, a colleague who needs your notes for a call in ten minutes, twenty questions about opening hours, and somebody who writes that the charger they bought from us smells of burning. In which order do you deal with them, and why?',
      guideOne:
        'Works from the top or by who is loudest. Does not treat the charger as urgent, or would answer the journalist alone. Gives an order without any reason behind it.',
      guideThree:
        'Puts the charger first and can say why. Passes the journalist on to the right person. The rest is sensible, but each item is dealt with one after the other, with no thought of doing less work.',
      guideFive:
        'Deals with the danger at once and tells somebody who can act on all chargers, sends the notes because they take a minute, passes on the journalist, then the double charge, and answers the twenty questions with one text or a notice.',
      skills: ['Prioritising', 'Judgement'],
      maxWords: 110,
    },
    {
      text: 'A customer asks for a refund 40 days after buying. Our rule says 30 days. She says that she was in hospital for two weeks. You may make exceptions up to £50, and this is £48. Your colleague says: “If we start with this, where does it end?” What do you do, and what do you say to the customer and to your colleague?',
      guideOne:
        'Holds to the rule because it is the rule, or gives in without a reason. Asks for proof of the illness, or gives the colleague no answer to a fair question.',
      guideThree:
        'Grants the refund within the limit and gives a reason. Kind to the customer. The reply to the colleague defends this one case and does not say how the next one would be decided.',
      guideFive:
        'Uses the room that was given, says plainly that it is an exception and why, asks for no private details. Answers the colleague with a principle that others could follow, and writes the case down so that like is treated alike.',
      skills: ['Judgement', 'Empathy'],
      maxWords: 100,
    },
    {
      text: 'In the past two weeks, 31 customers have asked how to change their delivery address after ordering. It takes you six minutes each time. The answer is on our website. What would you do about it, in which order, and how would you know that it helped?',
      guideOne:
        'Sends everybody the link faster, or says that customers should read the website. Nothing is changed at the place where the question arises.',
      guideThree:
        'Improves the text on the website or writes a standard reply, and tells a manager. Mentions that fewer questions should follow, without saying how or when this would be counted.',
      guideFive:
        'Asks or looks where people get stuck before changing anything, puts the answer where they need it, such as the order confirmation, tries the smallest change first, and compares the count per hundred orders before and after.',
      skills: ['Initiative', 'Problem solving'],
      maxWords: 100,
    },
  ],
  stages: [
    { title: 'Blind review', says: 'Three people score each answer without a name on it.' },
    {
      title: 'Conversation with a short exercise, 45 minutes',
      says: 'A practice call with one of us as the customer, then the same five questions for everybody.',
    },
  ],
};
