import type { BuiltInQuestion } from './built-in-question-type.ts';

/** Reaching a sound conclusion when facts are few, many or misleading. */
export const builtInThinkingQuestions: readonly BuiltInQuestion[] = [
  {
    id: 'what-the-course-did',
    type: 'sift',
    text: 'A report says: “People who came to our voluntary course make two mistakes a month. People who did not come make five. The course prevents three mistakes a month, so it should become compulsory.” What does the report show, and what does it not show? Which two things would you look at next? What would you say to the person who wrote it?',
    guideOne:
      'Agrees because the difference is large, or rejects the report because figures can prove anything. Asks for more data without saying which, or argues about compulsory courses only.',
    guideThree:
      'Sees that those who chose to come may have been more careful before. Would look at their mistakes earlier on. The second check is vague, or the writer is told merely that they are wrong.',
    guideFive:
      'Explains that the groups differed from the start, and compares each person before and after as well as similar work. Thinks of how mistakes are counted, suggests letting chance decide who goes first, and builds on what the writer got right.',
    skills: ['Analytical thinking', 'Data analysis'],
    functions: [],
    seniority: 'any',
  },
  {
    id: 'buses-for-the-talk',
    type: 'sift',
    text: 'You bring 180 guests from a car park to a hall. A minibus takes 16 people. There and back takes 25 minutes, with getting on and off. The first bus can leave at 17:30, and the talk begins at 19:00. How many buses do you order? Show your calculation and what you assumed. What could make your answer wrong, and what would you do about it cheaply?',
    guideOne:
      'Gives a number without steps, or divides 180 by 16 and forgets that a bus can drive more than once. Nothing is assumed in writing, and nothing could go wrong.',
    guideThree:
      'Gets to three or four trips for each bus and so to three or four buses, with steps that can be followed. Says that traffic may be bad, without changing anything for it.',
    guideFive:
      'Shows that four trips by three buses take 192 people only if all goes well and guests come evenly. Says what happens if one bus fails or most arrive late, decides with a margin, and spreads arrivals or starts with those who walk slowly.',
    skills: ['Numerical reasoning', 'Planning and organising'],
    functions: [],
    seniority: 'any',
  },
  {
    id: 'tools-that-come-back',
    type: 'sift',
    text: 'In a workshop that 20 people share, a tool goes missing about twice a week. Most come back after a few days, nobody knows from where. People have begun to lock good tools away, which makes it worse. The owner wants to put up a camera. How would you find out what is going on? What would you try first, and how would you know after a month that it is better?',
    guideOne:
      'Assumes theft and supports the camera, a deposit or a stern notice. Looks for the guilty person. Better would mean that nobody complains any more.',
    guideThree:
      'Asks people and notes which tools go missing and when. Suggests a list for borrowing. Does not ask why nobody brings them back the same day, or why the list would be kept.',
    guideFive:
      'Looks at which tools, days and jobs are involved, and forms two or three explanations that fit tools coming back. Tries the smallest change that fits the likeliest, such as a marked place or a second one, and counts weekly, including locked tools.',
    skills: ['Problem solving'],
    functions: [],
    seniority: 'any',
  },
  {
    id: 'forty-minutes-of-waiting',
    type: 'sift',
    text: 'People wait about 40 minutes in a waiting room. The wait itself cannot be made shorter this year. You have 300 to spend and two weeks. Write down five ideas that are as different from each other as possible. Then choose one, say how you would try it for less than 50, and what would make you give it up.',
    guideOne:
      'Offers fewer than five, or five versions of one idea such as magazines, music and a screen. Ignores the limits, or would spend the whole amount without a trial.',
    guideThree:
      'Five sensible ideas of two or three kinds, one chosen with a reason. The trial would work, but it is not clear what result would count against it.',
    guideFive:
      'Varies what is changed: what people know, what they feel, what they could do, where they wait and who waits at all. Picks one by effect and effort, tries it on one day, and says beforehand which sign would end it.',
    skills: ['Creativity'],
    functions: [],
    seniority: 'any',
  },
  {
    id: 'rain-at-noon',
    type: 'sift',
    text: 'You run an outdoor concert tomorrow. 300 people have tickets. Rain is forecast at 60 %. A hall nearby holds 180; to book it you must pay 900 by noon today, and you do not get it back. A new forecast comes at 18:00. If you cancel tomorrow, you refund 4,000. It is 10:30. What do you find out before noon, what do you decide, and whom do you tell what?',
    guideOne:
      'Chooses the hall or the open air by gut feeling. Waits for the evening forecast although the choice is at noon, or forgets the 120 people for whom the hall has no seat.',
    guideThree:
      'Weighs 900 against 4,000 and decides in time, with a reason. Would tell the guests. What to do about the missing seats, or what 60 % of rain means, is left open.',
    guideFive:
      'Asks what kind of rain, how many will really come and whether the noon limit or the room can move. Compares the outcomes in figures, decides with a plan for the other 120, and tells guests now when they will hear more.',
    skills: ['Decision making', 'Risk awareness'],
    functions: [],
    seniority: 'any',
  },
  {
    id: 'when-does-my-friend-come',
    type: 'sift',
    text: 'You work at the desk of a gym. A regular, friendly customer asks: “On which days does my friend from the swimming group usually come? I would like to surprise them with a present.” You know both, and you know the answer. What do you think about, what do you say, and what else could you offer? Would your answer change if a colleague had told them yesterday?',
    guideOne:
      'Gives the days, since it is a kind thought and both are known. Or refuses with a rule and treats the customer like a suspect. A colleague’s answer settles the matter.',
    guideThree:
      'Does not tell, and explains that information about other people is private. Friendly in tone. Offers nothing in its place, or would overlook what the colleague did.',
    guideFive:
      'Sees that neither kindness nor acquaintance shows what the friend would want, and says no without suspicion. Offers to pass on a note or the present, stays with it although a colleague told, and brings up with the team what all of them should say.',
    skills: ['Judgement', 'Service orientation'],
    functions: [],
    seniority: 'any',
  },
  {
    id: 'small-orders',
    type: 'sift',
    text: 'In a print shop, seven of ten orders are small: cards, posters, a few copies. They take most of the staff’s time. One order in ten is large, and these bring half of the profit. The owner wants to stop taking small orders. Which facts would you want before deciding? Why could the owner be wrong, and why right? What would you suggest for the next three months?',
    guideOne:
      'Agrees, because the figures speak for it, or objects, because every customer matters. Wants to know nothing more. The suggestion is either all or nothing.',
    guideThree:
      'Asks what small orders earn after time is counted, and mentions that small customers may grow. Suggests a higher price. Does not say which fact would decide the question.',
    guideFive:
      'Wants to know how many large customers began small, what staff would do with the hours, and which small orders lose money. Makes the case both ways, changes price, waiting time or self-service first, and names the figure to look at.',
    skills: ['Commercial awareness', 'Analytical thinking'],
    functions: [],
    seniority: 'any',
  },
  {
    id: 'one-step-this-year',
    type: 'sift',
    text: 'A service that lends tools has 400 members in one town. In three years it wants to be in five towns. This year it can pay for one of these: a second shop in the next town, a van that brings tools to people’s doors, or a better website for booking. Which do you choose, and what do you deliberately not do? What would you expect to see after six months if you were wrong?',
    guideOne:
      'Lists good and bad sides of all three and picks the most attractive, or tries to do a little of each. Being wrong is not imagined, or would be due to others.',
    guideThree:
      'Chooses one with a reason that leads towards five towns. Says what is put off. The sign of having been wrong comes late or could mean several things.',
    guideFive:
      'Asks what most stands between one town and five, and chooses the step that teaches most about that or removes it. Says plainly what will suffer meanwhile, and gives an early sign, with a figure, at which the plan would be changed.',
    skills: ['Strategic thinking', 'Decision making'],
    functions: [],
    seniority: 'lead',
  },
  {
    id: 'too-little-to-go-on',
    type: 'interview',
    text: 'Tell us about a decision that you had to make although you knew too little. It can be from any part of your life. What did you know, what did you find out quickly, and what did you leave open on purpose? Leaving aside how it turned out, was it a good decision?',
    guideOne:
      'Tells of a lucky or unlucky outcome and judges the decision by it alone. Cannot say which facts were missing, or waited until somebody else decided.',
    guideThree:
      'Explains what was known and why a choice could not wait. Gathered some facts. Separates the decision from its outcome only after being asked again.',
    guideFive:
      'Says what could be undone and what not, spent effort on the one fact that mattered, and kept a way back open. Told those concerned how sure they were, and judges the decision fairly by what could have been known then.',
    skills: ['Decision making', 'Judgement'],
    functions: [],
    seniority: 'any',
  },
  {
    id: 'water-in-this-building',
    type: 'interview',
    text: 'Roughly how many litres of water does the building that we are sitting in use on a working day? If we are speaking by video, take a building that you know. Think aloud. We are interested in how you go about it and not in the number. You may ask us anything, and use paper.',
    guideOne:
      'Names a number, or says that it cannot be known. Needs a push at each step, does not write anything down, and does not compare the result with anything.',
    guideThree:
      'Breaks it into people and uses of water, and multiplies sensible guesses. Forgets a large part, such as a kitchen or cleaning, and stops when a number comes out.',
    guideFive:
      'Asks one or two questions that narrow it down, splits it into parts, and says how sure they are of each. Checks the total from a second side, such as a household’s use, and names the guess that matters most.',
    skills: ['Numerical reasoning', 'Analytical thinking'],
    functions: [],
    seniority: 'any',
  },
  {
    id: 'against-your-own-idea',
    type: 'interview',
    text: 'Tell us about an idea or plan of your own which you believe in, from work or elsewhere. Now make the strongest case against it that you can, as somebody clever who disagrees with you would. Where does that case convince you? What would have to happen for you to change your mind?',
    guideOne:
      'Makes a weak case that is easily knocked down, or defends the idea instead. Nothing would change their mind, or the idea is dropped as soon as it is questioned.',
    guideThree:
      'Names fair objections and admits that one of them has weight. They stay general, and what would change the mind is more a feeling than something that one could see.',
    guideFive:
      'Makes the opposing case so well that its supporters would agree with it, and says precisely which part hits home. Adjusts the idea or explains why it stands, and names an observable fact that would settle the question.',
    skills: ['Judgement', 'Strategic thinking'],
    functions: [],
    seniority: 'experienced',
  },
];
