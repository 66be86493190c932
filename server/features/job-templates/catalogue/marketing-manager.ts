import type { JobTemplate } from '@evenhand/contract/job-templates.ts';

export const marketingManagerTemplate: JobTemplate = {
  id: 'marketing-manager',
  title: 'Marketing Manager',
  category: 'customers',
  summary: 'Decides what to say to whom, says it clearly, and checks whether it made a difference.',
  description: `You decide, with two colleagues and a modest budget, how people come to know us and what they find when they do. You will do part of the work yourself: this is not a role for somebody who only commissions.

What you will do
- Choose three things a quarter that we want to achieve, and drop the others.
- Write, or edit until they are good, the pages and letters that most people see.
- Run small tests, and tell us what you learnt from those that failed.
- Lead two people: one who writes and one who looks after figures and campaigns.
- Speak with customers every month, so that we do not start talking to ourselves.

What matters
You can say what we do in one sentence that a stranger understands. You would rather know than be right. You look at a figure and ask what it leaves out. You care about claims being true, including the small print.

What does not matter
Which brands you have worked for, whether your last title had “manager” in it, or which tools you know. A degree in marketing is welcome and not needed. If you have run the newsletter of an allotment society so well that people forwarded it, tell us how you thought about it when you answer.

How we decide
Four questions, answered in writing. No CV, no portfolio at this stage. Three of us score each answer without a name on it, against a guide that you can see in part beforehand. The best are invited to a task of one hour and a conversation. We pay for the hour.`,
  questions: [
    {
      text: 'We are a repair service for household appliances. Our website begins: “We deliver innovative, customer-centric solutions across the entire appliance life cycle.” Rewrite the first 60 words of the page for somebody whose washing machine has just stopped, full of water. Then say in two sentences what you changed and why.',
      guideOne:
        'Replaces one set of empty words with another. The reader still does not learn what happens next, how soon, or what it costs. The explanation is about tone or brand only.',
      guideThree:
        'Says plainly what the service does and gives one thing to do next. Warmer and shorter. Does not deal with the water on the floor, or makes a promise that the text gives no reason to believe.',
      guideFive:
        'Begins with the reader’s problem, tells them what to do right now, when somebody comes and what it costs, and gives one way to act. Claims nothing that could not be kept, and explains the choices.',
      skills: ['Written communication', 'Customer focus'],
      maxWords: 80,
    },
    {
      text: 'Your newsletter goes to 24,000 people. 31 % open it, 1.2 % click, and bookings have not moved in a year. The managing director wants it twice a week instead of once. What do you say, what do you look at first, and what would you test?',
      guideOne:
        'Agrees or refuses by taste. Takes opens as the measure of success, or proposes a redesign, without asking what the newsletter is for or what the figures cannot show.',
      guideThree:
        'Doubts that more is better and suggests a test on part of the list. Looks at clicks and unsubscribes. Leaves open what result would settle the question, and how the director hears about it.',
      guideFive:
        'Asks what a reader should do, and measures bookings of readers against a group that is left out. Sets length, sizes and the deciding result beforehand, includes the cost of those who leave, and gives the director a date.',
      skills: ['Data analysis', 'Influencing'],
      maxWords: 110,
    },
    {
      text: 'Two days before a campaign starts, your colleague notices that the headline “Repaired within 24 hours” was true for 71 % of jobs last month. Posters for £6,000 have been printed. What do you do, and what do you say to your team and to whoever approved the headline?',
      guideOne:
        'Lets it run because the money is spent, or hides behind small print. Looks for the person at fault, and treats the colleague who noticed it as a nuisance.',
      guideThree:
        'Stops or changes the campaign because the claim is not true, and informs those in charge. Reasonable, but offers no quick way to use what exists or to prevent the next such headline.',
      guideFive:
        'Holds the claim back at once, thanks the colleague in front of others, works out with operations what can be promised honestly, weighs a sticker or a new line against waiting, and builds a check of facts into the approval.',
      skills: ['Integrity', 'Decision making'],
      maxWords: 100,
    },
    {
      text: 'You have £15,000 for the next quarter and four proposals: a stand at a trade fair (£9,000), advertisements in search results (any amount), paying a well-known person to post about us (£5,000), and a guide to repairing things yourself (three weeks of your writer’s time). How do you decide, and what do you choose?',
      guideOne:
        'Picks favourites, or spreads the money evenly. Gives reasons that would suit any company, such as reach or visibility, and no idea of what would come back.',
      guideThree:
        'Asks about the goal, makes a rough estimate of cost for each new customer, and chooses two. The choice can be followed, but time is treated as free and nothing is said about stopping early.',
      guideFive:
        'Starts from one goal, states assumptions in numbers and which of them matters most, counts people’s time as cost, begins with what is cheap to test, keeps some money back, and says when each would be stopped.',
      skills: ['Strategic thinking', 'Commercial awareness'],
      maxWords: 120,
    },
  ],
  stages: [
    { title: 'Blind review', says: 'Three people score each answer without a name on it.' },
    {
      title: 'Paid task, one hour',
      says: 'A brief as you would get it here, the same for everybody, read without names.',
    },
    {
      title: 'Structured interview, 60 minutes',
      says: 'About leading two people and about the task, with questions fixed beforehand.',
    },
  ],
};
