import type { BuiltInQuestion } from './built-in-question-type.ts';

/** Being understood, and understanding. */
export const builtInCommunicationQuestions: readonly BuiltInQuestion[] = [
  {
    id: 'the-water-notice',
    type: 'sift',
    text: 'Rewrite this notice for the people who live in the building: “Owing to scheduled infrastructural maintenance, the provision of potable water will be subject to intermittent interruption between the hours of 0800 and 1400 on 12 March, for which residents are advised to make appropriate provision. Discolouration subsequent to reinstatement is not indicative of contamination.” Use at most 80 words. Then tell us in two sentences what you decided to change, and why.',
    guideOne:
      'Swaps some long words for shorter ones and keeps the order. A reader would still not know what to do before eight o’clock. The reasons given are about tone.',
    guideThree:
      'Short and clear, with the date, the times and advice to store water. The brown water afterwards is missing or sounds alarming. The reasons are correct but general.',
    guideFive:
      'Begins with what happens and when, and says what to do before, during and after. Explains that brown water is safe and how to clear it, says whom to call, and justifies the order by what readers need first.',
    skills: ['Written communication'],
    functions: [],
    seniority: 'any',
  },
  {
    id: 'somebody-has-to',
    type: 'sift',
    text: 'You plan the shifts. A colleague writes to you: “It is fine, I will take the late shift again. Somebody has to. I only hope that next month is a bit fairer, that is all.” What do you think is being said here, and what might be said between the lines? Write your reply, and the three questions that you would most like to ask when you next talk.',
    guideOne:
      'Thanks the colleague and ticks off the shift, or defends the plan. Hears only the offer. The questions can be answered with yes, or are really instructions.',
    guideThree:
      'Notices the annoyance and says sorry for it. Offers to talk, and promises a fairer month. The questions are kind, yet assume already what the problem is.',
    guideFive:
      'Names both the offer and the disappointment without guessing too far, and checks the facts of past plans before answering. Gives a reply that promises only what can be kept, and asks open questions that could prove the first guess wrong.',
    skills: ['Listening', 'Empathy'],
    functions: [],
    seniority: 'any',
  },
  {
    id: 'five-minutes-before-the-switch',
    type: 'sift',
    text: 'On Monday 30 people start to use a new system for booking holidays. Half of them have heard that it was a disaster in another company. You have five minutes in front of all of them on Friday, without slides. What do you say, in which order, and what do you leave out? Write down your first two sentences and your last one, word for word.',
    guideOne:
      'Walks through the features of the system, or says that there is no reason to worry. Five minutes would not be enough. The first sentence is a welcome and nothing more.',
    guideThree:
      'Says what changes on Monday and where to find help, in a sensible order. The rumour is mentioned, but answered with reassurance instead of with anything that people could check.',
    guideFive:
      'Opens with what people most want to know, takes the rumour seriously, and says what will be different. Shows the one thing to do on Monday, is honest about what is not known, and ends with where to go for help.',
    skills: ['Presenting', 'Verbal communication'],
    functions: [],
    seniority: 'any',
  },
  {
    id: 'closed-for-one-hour',
    type: 'sift',
    text: 'You would like to close the front desk for one hour a week so that the team can train together. The last time somebody asked, the manager said: “Customers come first.” On Wednesdays from 08:00 to 09:00 about four people come; in other hours it is about 20. Write the message to your manager, of at most 150 words. Then say which objection you expect, and how you would answer it.',
    guideOne:
      'Says that training is important and that the team wants it. Leaves out the figures, or argues with the earlier refusal. Would simply ask again if refused.',
    guideThree:
      'Uses the quiet hour as the main reason and asks for a decision. Polite and clear. The benefit for customers is claimed, not shown, and the four people are forgotten.',
    guideFive:
      'Starts from what the manager cares about, and shows what customers gain and what happens to the four. Asks for a trial with an end and a measure, and answers a likely objection with something that could change its writer’s own mind.',
    skills: ['Persuasion', 'Influencing'],
    functions: [],
    seniority: 'any',
  },
  {
    id: 'one-van-two-teams',
    type: 'sift',
    text: 'Your team and another team share a van. Both want it on Tuesday and Thursday mornings. You could manage with one of the two mornings, or with any two afternoons, but afternoons would mean unloading in the dark for half of the year. You meet the other team’s lead tomorrow. What do you want to find out first? What do you offer and what do you ask for? What do you do if there is no agreement?',
    guideOne:
      'Plans to argue why their own need is greater, or gives way at once to keep the peace. The other team’s reasons are not asked for. No agreement means calling a manager.',
    guideThree:
      'Suggests one morning for each, which is fair and simple. Asks what the others need, but would not change the plan for it. The afternoons stay unused.',
    guideFive:
      'Asks what the mornings are for before offering anything, and knows their own least acceptable result. Prepares at least two trades that could leave both better off, agrees on a trial with a date to look at it, and has a way out.',
    skills: ['Negotiation'],
    functions: [],
    seniority: 'any',
  },
  {
    id: 'the-alarm-by-telephone',
    type: 'sift',
    text: 'A colleague rings you from the entrance of a building that they have never been in. The alarm will go off 30 seconds after the door opens. You know: the key box is left of the door and opens with 4071; the alarm panel is behind the reception desk on the right; one presses star, then 2265, then the green button; the light switch is beside the panel. Write what you say, word for word, including what your colleague would answer.',
    guideOne:
      'Reads out the facts in one go, much as they are given. The colleague would open the door before knowing where the panel is. Nothing is repeated back.',
    guideThree:
      'Gives the steps in a workable order, in short sentences. The colleague confirms one or two of them. Nothing is said about what to do if it goes wrong.',
    guideFive:
      'Explains everything needed inside before the door is opened, gives one step at a time, and has the codes read back. Describes places from where the colleague stands, stays on the line, and says what happens if the alarm sounds.',
    skills: ['Verbal communication', 'Attention to detail'],
    functions: [],
    seniority: 'any',
  },
  {
    id: 'explain-what-you-know',
    type: 'interview',
    text: 'Choose something that you know well: a game, a dish, a repair, a rule, anything. Explain it to us in two minutes, as if we had never heard of it. We will then ask you one question, and after that we will ask you to explain it again in 30 seconds.',
    guideOne:
      'Begins in the middle or with details, and uses words that a beginner would not know. The shorter version is the same thing said faster, or stops halfway.',
    guideThree:
      'Clear from beginning to end, with an example. Answers the question that was asked. The 30 seconds leave out details, but not always the right ones.',
    guideFive:
      'Says first what it is for, checks what the listeners already know, and builds on something familiar. Takes the question as a hint about what was unclear, and puts the one essential idea into the short version.',
    skills: ['Presenting', 'Verbal communication'],
    functions: [],
    seniority: 'any',
  },
  {
    id: 'when-you-had-misunderstood',
    type: 'interview',
    text: 'Tell us about a time when you were sure that you had understood what somebody wanted, and you had not. It may be from work, study or everyday life. How did it come to light, what did you do then, and what do you do differently today?',
    guideOne:
      'Cannot think of one, or tells of somebody else who expressed themselves badly. What came of it is shrugged off. Nothing is done differently since.',
    guideThree:
      'Gives a real example and says what went wrong. Put it right with the other person. The lesson is general, such as to listen more carefully.',
    guideFive:
      'Recalls what was actually said and what they had heard instead, and repaired the result with the person. Sees their own part without being hard on themselves, and shows one habit since then, with an example of its use.',
    skills: ['Listening', 'Learning agility'],
    functions: [],
    seniority: 'any',
  },
  {
    id: 'sixty-chairs-short',
    type: 'interview',
    text: 'We will act out a short conversation. You have hired 200 chairs for an event on Saturday. It is Thursday, and we are the hire company: we have just found out that only 140 are there. You may take a minute to prepare. Then call us, and get what you need.',
    guideOne:
      'Threatens, complains or accepts the first thing offered. Asks hardly anything about what the company has or can do. The call ends without anything firm.',
    guideThree:
      'Stays calm and asks for the missing chairs or money back. Hears the answer and looks for a compromise. Does not come up with other things that would serve.',
    guideFive:
      'Finds out what the company could still do, and says what truly matters, such as seats by Saturday noon. Brings several options, shares the trouble fairly, keeps the relationship, and ends with who does what by when.',
    skills: ['Negotiation', 'Adaptability'],
    functions: [],
    seniority: 'experienced',
  },
];
