import type { JobTemplate } from '@evenhand/contract/job-templates.ts';

export const salesRepresentativeTemplate: JobTemplate = {
  id: 'sales-representative',
  title: 'Sales Representative',
  category: 'customers',
  summary: 'Finds out what customers need, says honestly what fits, and keeps in touch afterwards.',
  description: `You help businesses decide whether what we make is right for them. Sometimes the answer is no, and we would rather hear that from you in the first week than from them in the first year.

What you will do
- Speak to about fifteen businesses a week, some of which have asked us to call and some of which have not.
- Find out how they work today, what it costs them, and what would have to be true for a change to be worth it.
- Prepare offers that say what is included and what is not.
- Look after the customers you bring in for their first six months, together with a colleague from support.
- Keep notes that somebody else could carry on from tomorrow.

What matters
You ask more than you tell. You prepare. You can hear a no without taking it personally, and you can tell it apart from a “not yet”. You keep your promises small and keep them all. You are open about prices.

What does not matter
A list of contacts, a sales career, a certain way of speaking or dressing. You do not have to be the loudest in the room. Some of the best people in this work are quiet. Which industry you come from is not important either: we will teach you ours.

How we decide
You answer four questions from the real work, in writing. No CV. Three people read each answer without knowing who wrote it and score it against a guide. After that there is one conversation and one role play, the same for everybody, and you will know beforehand what they are about.`,
  questions: [
    {
      text: 'You have a first call of 20 minutes with the owner of three bakeries. She has asked for information about our staff-planning software. You know nothing else. What do you want to find out, which questions would you ask in which order, and what would make you tell her that we are not right for her?',
      guideOne:
        'Spends the call presenting the product. Questions are few, closed, or lead straight to the sale. Sees no case in which the honest answer would be that it does not fit.',
      guideThree:
        'Asks sensible open questions about staff, planning and budget before explaining anything. Names one reason why it might not fit, but the questions could be put to any business and do not build on each other.',
      guideFive:
        'Starts with how the week is planned today and what goes wrong, follows up on her answers, puts a cost to the problem with her, checks who else decides, and names clear signs on which to advise against it.',
      skills: ['Listening', 'Relationship building'],
      maxWords: 110,
    },
    {
      text: 'A customer with whom you have spoken for two months writes: “We like it, but your competitor is 20 % cheaper. Match it by Friday or we sign with them.” You may give up to 10 %. Write your reply.',
      guideOne:
        'Gives the full discount at once, talks the competitor down, or presses with an invented deadline. Says nothing about what the customer would actually get for the difference.',
      guideThree:
        'Stays polite and keeps to what is allowed. Points out some advantages of our offer and asks for a call. General, so that the customer still has to work out alone whether the difference is worth it.',
      guideFive:
        'Takes the concern seriously, compares like with like using what this customer said mattered, offers something in return for something, is open about the limit, and leaves them free to go with good grace.',
      skills: ['Negotiation', 'Integrity'],
      maxWords: 100,
    },
    {
      text: 'You notice that a contract you closed last month rests on a misunderstanding: the customer believes that a feature is included which costs £90 a month more. Nobody has noticed yet, and your quarter ends on Friday. What do you do?',
      guideOne:
        'Waits, hopes, or leaves it to support to explain. Puts the fault with the customer for not reading the contract, or thinks of the figures for the quarter first.',
      guideThree:
        'Tells the customer and a manager, and looks for a fair solution. Does so after checking what would be least awkward, or without a concrete proposal of what the customer can now choose.',
      guideFive:
        'Calls within the day, says how the misunderstanding arose and what part was theirs, offers choices that include stepping out of the contract, tells the manager beforehand, and mends the wording of the offer that caused it.',
      skills: ['Integrity', 'Ownership'],
      maxWords: 100,
    },
    {
      text: 'Of your last 40 first calls, 22 led to a second meeting and 3 to a contract. Most of the others simply went quiet after our offer. You have half a day. How do you find out what is happening between the offer and the silence, and what would you try first?',
      guideOne:
        'Concludes straight away that more calls or more discount are needed. Blames the leads, or chases everybody with the same reminder. Looks at none of the nineteen that went quiet.',
      guideThree:
        'Goes through the quiet ones, looks for something they have in common and rings a few to ask. Suggests an improvement to the offer, without a way of telling whether it made a difference.',
      guideFive:
        'Compares the three that signed with those that did not, by size, need and who took part. Asks several of the quiet ones an easy, honest question. Changes one thing at a time, and says beforehand what result would count.',
      skills: ['Analytical thinking', 'Learning agility'],
      maxWords: 100,
    },
  ],
  stages: [
    { title: 'Blind review', says: 'Three people score each answer without a name on it.' },
    {
      title: 'Role play, 30 minutes',
      says: 'A first call with one of us as the customer. The case is sent two days before.',
    },
    {
      title: 'Structured interview, 45 minutes',
      says: 'Two people, the same questions for everybody, scored before anybody compares notes.',
    },
  ],
};
