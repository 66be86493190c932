import type { BuiltInQuestion } from './built-in-question-type.ts';

/** How work gets done: in which order, how carefully, and when things change. */
export const builtInWorkingStyleQuestions: readonly BuiltInQuestion[] = [
  {
    id: 'the-invitation-before-it-goes-out',
    type: 'sift',
    text: 'Check this invitation before it goes to 200 people. “Training day on Tuesday 14 May, 09:30 to 16:00. Doors open at 09:45. We have 24 places at four tables of five. A place costs 45; three people from one team pay only 140. Coffee at 10:45, lunch from 13:00. Let us know by Thursday 17 May whether you will come.” List everything that cannot be right and say why. What would you do about it, and how would you check the next one?',
    guideOne:
      'Finds one or two of the faults, or comments on style. Corrects them by guessing what was meant. Would read more carefully next time, without saying how.',
    guideThree:
      'Finds three or four, such as the doors, the tables and the price for three, and asks for the right facts. The dates escape, or the next check is just a second reading.',
    guideFive:
      'Finds all five: doors, seats, the dearer team price, a reply date after the event, and weekdays that do not fit together. Asks the person who knows instead of guessing, and checks the next one fact by fact against its source.',
    skills: ['Attention to detail'],
    functions: [],
    seniority: 'any',
  },
  {
    id: 'two-hours-left',
    type: 'sift',
    text: 'It is 15:00 and you must leave at 17:00. On your desk: a report for a meeting at 09:00 tomorrow (90 minutes); access for a new colleague who cannot start without it (10 minutes); an invoice that is 2 % cheaper if paid today (20 minutes); figures that your manager wants “when you have a moment” (40 minutes, and not quite clear); a form that is due today but that nobody reads before Friday (30 minutes). What do you do until 17:00, in which order? What do you say, and to whom?',
    guideOne:
      'Plans to do all of it by working faster or staying late, or starts at the top. Nobody hears that something will not be done. No reasons are given for the order.',
    guideThree:
      'Unblocks the colleague first and finishes the report. Leaves out something that can wait. Does not ask what the figures are for, or says nothing about the form to anybody.',
    guideFive:
      'Sees that 190 minutes do not fit into 120, and frees the new colleague at once. Clears up by a quick question what the figures and the discount are worth, secures the report, and tells each person concerned today when to expect what.',
    skills: ['Prioritising', 'Time management'],
    functions: [],
    seniority: 'any',
  },
  {
    id: 'moving-the-small-library',
    type: 'sift',
    text: 'A small library with 6,000 books, three computers and a reading corner moves to the building next door. It may close for one weekend only. Twelve volunteers have offered to help for a day each, and you have four weeks to prepare. Describe your plan: what happens before, during and after the weekend, in which order, and what you would decide on the Saturday evening if you were only half done.',
    guideOne:
      'Describes carrying the books over and putting them up. The order comes up on the day. Being half done is met with longer hours, or is not imagined.',
    guideThree:
      'Prepares shelves, labels and helpers beforehand and gives out tasks for both days. It could work. What depends on what is not quite clear, and Saturday evening is answered in general.',
    guideFive:
      'Works back from Monday’s opening: estimates books per hour, fixes the shelf plan first, and spreads twelve days of help. Tests a single shelf, orders the steps that depend on each other, and has on Saturday a smaller library that could open.',
    skills: ['Planning and organising', 'Project management'],
    functions: [],
    seniority: 'any',
  },
  {
    id: 'everything-is-green',
    type: 'sift',
    text: 'You take over a project halfway. 60 % of the money is spent and about 40 % of the tasks are done. The weekly report has said “all green” for two months. Of the three people in the team, two say that the date will be met. The third says nothing until you ask, and then: “It depends on what we call finished.” What do you do in your first week? What do you report on Friday, and in which words?',
    guideOne:
      'Trusts the report or the majority, or raises the alarm on the first day. Puts pressure on the team to catch up. Friday’s report stays green or blames the past.',
    guideThree:
      'Talks to all three and goes through the open tasks. Reports on Friday that there is a risk. Does not settle what finished means, or offers no choice to those who decide.',
    guideFive:
      'Follows up the third person’s remark, agrees with all on what finished means, checks two “done” tasks, and estimates the rest anew. Reports plainly on Friday what is known, what is not, and which choices there are, without blaming anybody.',
    skills: ['Project management', 'Judgement'],
    functions: [],
    seniority: 'experienced',
  },
  {
    id: 'half-the-room-and-no-speaker',
    type: 'sift',
    text: 'You are preparing an open day for 100 visitors. Two days before, the main speaker cancels. On the same morning you are given another room: half the size, and without a projector. What do you keep, what do you change and what do you give up? What do you do in the next two hours, and what do the visitors learn beforehand?',
    guideOne:
      'Looks for another speaker and another room, so that all stays as planned, or calls it off. The visitors find out when they arrive. Much is said about whose fault it is.',
    guideThree:
      'Replaces the talk with something smaller and divides visitors into two groups. It would work. What visitors came for is not asked, and the helpers hear about it late.',
    guideFive:
      'Asks what visitors should take home, and builds a form that suits small rooms, such as short stations in turns. Settles first what cannot wait, tells visitors and helpers today what is different, and keeps a reserve for the day.',
    skills: ['Adaptability'],
    functions: [],
    seniority: 'any',
  },
  {
    id: 'typed-twice',
    type: 'sift',
    text: 'In your second week you notice that everybody types each address into two programs, one after the other. It takes about three minutes and happens 30 times a day. When you ask, you hear: “It has always been like that.” Nobody has asked you to do anything about it, and you have enough to do. What do you do, in which order, and when would you leave it alone?',
    guideOne:
      'Keeps quiet because it is not their task, or announces to all that this is a waste. Buys or builds something without knowing why there are two programs.',
    guideThree:
      'Works out the time that is lost and suggests to the manager that something be done. Polite and sound. Does not find out what the second program is for, or offer a first step.',
    guideFive:
      'Finds out who uses each program and what would break, and works out that it is about 90 minutes a day. Tries something small with one colleague, tells the manager openly, and would stop if the reason is good or other work suffers.',
    skills: ['Initiative', 'Ownership'],
    functions: [],
    seniority: 'any',
  },
  {
    id: 'when-the-plan-no-longer-fitted',
    type: 'interview',
    text: 'Tell us about a time when something changed after you had already begun, and your plan no longer fitted. It may be from work, a club, a family or anywhere else. What did you notice first? What did you keep, and what did you give up? Who had to hear about it?',
    guideOne:
      'Speaks about change in general, or about how unfair it was. Kept to the plan as long as possible, or dropped everything. Others found out by themselves.',
    guideThree:
      'Names a real change of plan, stayed calm and found another way. Told the people most concerned. Why some things were kept and others not is hard to make out.',
    guideFive:
      'Noticed early signs, went back to what the plan was for, and decided on purpose what to keep. Told others while they could still act, and can say what the change cost and what they now arrange differently.',
    skills: ['Adaptability', 'Resilience'],
    functions: [],
    seniority: 'any',
  },
  {
    id: 'many-hands-one-day',
    type: 'interview',
    text: 'Walk us through something that you organised and that needed several people and many steps: a move, a party, a project, a harvest. How did you know what had to be ready by when? What was the point at which it could have failed, and what did you do about it beforehand?',
    guideOne:
      'Lists what was done, without an order or the part that others had. All went well by itself, or was saved at the last minute by working all night.',
    guideThree:
      'Describes tasks, people and dates in a clear order. Knows one thing that could have gone wrong. It was dealt with when it happened and not before.',
    guideFive:
      'Explains how they worked back from the end, which steps waited for others, and how they knew each day where things stood. Says which weak point they saw in advance, how they covered it, and what they would drop next time.',
    skills: ['Planning and organising', 'Project management'],
    functions: [],
    seniority: 'any',
  },
  {
    id: 'hard-to-hear',
    type: 'interview',
    text: 'Tell us about criticism that was hard to hear, and that you now think was at least partly right. What was said, how did you take it at the time, and what happened in the weeks after it? Is there a part of it that you still think was wrong?',
    guideOne:
      'Gives a compliment in disguise, such as caring too much, or shows that the other person was unfair. Nothing changed afterwards, or all of it was accepted without thought.',
    guideThree:
      'Names real criticism and admits that it hurt. Tried to do better. It stays unclear what was changed, and whether anybody else could have noticed it.',
    guideFive:
      'Quotes what was said, describes the first reaction honestly, and went back to ask or checked it with somebody else. Changed one thing that others saw, and can tell calmly which part was right and which was not.',
    skills: ['Resilience', 'Learning agility'],
    functions: [],
    seniority: 'any',
  },
  {
    id: 'the-two-hundredth-time',
    type: 'interview',
    text: 'Think of something that you have done very many times and that has to be right each time, at work or at home. How do you make sure that the two hundredth time is as good as the second? Tell us about one time when a mistake got through. What did you change?',
    guideOne:
      'Says that they concentrate or are careful by nature. No mistake has ever got through, or it was down to tiredness, and the same could happen tomorrow.',
    guideThree:
      'Has a routine, such as a list or checking twice, and an honest example of a mistake. What was changed afterwards is to pay more attention to that spot.',
    guideFive:
      'Knows where their own attention gives way, and has built a check that works even on a bad day. Tells how the mistake was found and put right for those affected, and changed the process so that it shows by itself.',
    skills: ['Attention to detail', 'Ownership'],
    functions: [],
    seniority: 'any',
  },
];
