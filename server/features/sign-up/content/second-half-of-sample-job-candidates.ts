import type { SampleJobCandidate } from './sample-job.ts';

/** The second half of them. */
export const secondHalfOfSampleJobCandidates: readonly SampleJobCandidate[] = [
  {
    firstName: 'Adaeze',
    lastName: 'Thornquay',
    email: 'adaeze.thornquay@example.invalid',
    answers: [
      {
        quality: 3,
        text: `The priority is that sixty tired children are safe and looked after, so a colleague would take them to the cloakroom while I speak with their teacher about what they still want to see. I would suggest a shorter visit: the rocket hall and one workshop instead of two.

The group at 11:30 keeps its plan. To avoid both being in the rocket hall together, I would send the late group there first and ask the other to start upstairs. My two colleagues would lead one group each, and the volunteers would go where there is most noise.

What saves a day like this is telling people early what they will not get.`,
      },
      {
        quality: 4,
        text: `Good morning, I have read your message twice, and I can picture that hour. You were left downstairs because we did not say one sentence at the desk. I apologise for that, without any "but".

We have returned the £14 to you. There is also an envelope at the desk with four tickets in your name, which do not run out.

When you come, you can ring me on the number below and I will come down to meet you. The lift has been repaired. We have put the question "is everything open today?" on the list that we go through each morning, so that the person at the desk knows before you do.`,
      },
      {
        quality: 5,
        text: `"Before you take your coat off, can I have ten minutes? It is about Saturdays."

I would tell her what I have seen, with dates, and what it does: "When you are not here at ten, the same two people open your gallery, and one of them has stopped enjoying Saturdays." I would not say who. Then: "Tell me what mornings look like for you at the moment."

I would go in ready to change the shift or give her a rest for a while. We would agree on one change, and on a day to see whether it worked. And I would thank the others, and ask them to tell me sooner next time.`,
      },
      {
        quality: 3,
        text: `I would look at the records to see which kinds of visitors are missing on Saturdays. If families are down, the parking is more likely, because families drive. If students and single adults are down, the price is more likely. The colleagues should be asked what they have seen themselves and what they have only heard.

I would also speak to some of the regular visitors at the desk on the next Saturday and ask how they came and whether they had thought about not coming.

Before suggesting a change I would like to see that the records and the conversations say the same. If they do not, I would keep looking.`,
      },
    ],
  },
  {
    firstName: 'Gethin',
    lastName: 'Morrowfield',
    email: 'gethin@example.invalid',
    answers: [
      {
        quality: 2,
        text: `I would ask my manager how they would like me to handle it, because a decision like this affects two schools and I would not want to get it wrong. In the meantime the late group could wait in the entrance hall.

If the manager could not be reached I would probably try to do both groups together. 105 children is a lot, but the museum is quite big.`,
      },
      {
        quality: 2,
        text: `Hi, thanks for your message and sorry to hear that you did not enjoy your visit. It is really annoying when a lift breaks down, and unfortunately it always seems to happen on the busiest day! The engineers came as quickly as they could.

I have spoken to the person who was on the desk and they feel terrible about it. They are quite new and did not realise that you would be going up to the exhibition.

I cannot do refunds myself but if you fill in the form on our website, the finance team will look at it. Sorry again and hope to see you soon.`,
      },
      {
        quality: 2,
        text: `I find this one hard, because after six years you do not want to lose somebody over half an hour. I would probably begin by reminding everybody at the team meeting how important it is to be on time, without naming anyone. Usually the person understands that they are meant.

If that did not help, I would mention it to them in passing in a friendly way, such as "Nice of you to join us!", so that it does not become a big thing. To the one who complained I would say that the volunteer does a lot for us and that we all have to give and take a little.`,
      },
      {
        quality: 2,
        text: `I think the colleague with the car park has a point. Where I live they started to charge for parking as well, and now nobody goes into town. So that would be my first guess.

I would check in the records whether the numbers went down around the time when the charges came in. If so then we should talk to the council about some free hours for our visitors on Saturdays, or give people their parking money back at the desk.

The price could play a part too, so perhaps we could offer a discount on Saturdays and see whether more people come. If the numbers go up we know that it worked.`,
      },
    ],
  },
  {
    firstName: 'Leocadia',
    lastName: 'Brisko',
    email: 'leocadia.brisko@example.invalid',
    answers: [
      {
        quality: 5,
        text: `Two questions decide everything: when must the late coach leave, and how many children have eaten? I ask both while a colleague walks the first thirty to the toilets.

Say they leave at 14:00. Then: late group to lunch now, with two volunteers, out by 12:10. Second group straight to the workshop with my other colleague, lunch at 12:15. From 12:15 the late group has the galleries, and the workshop at 13:00.

I write the four times on two cards, one for each teacher, and say: "This is what we can do well. We leave out the planetarium. Is that all right?" The third volunteer stays at the door.`,
      },
      {
        quality: 5,
        text: `I am sorry. Not that you were disappointed, but that we sold you a ticket for something you could not get to, and let you discover it at the lift doors.

The £14 has been refunded this morning. Nothing for you to fill in.

I cannot give your children that hour with you back. What I can do is open the exhibition for the four of you before the public, on any morning you choose, with the designer who built it. Reply with a date or ring me.

At the desk there is now a board that says what works today, and we read it aloud to everyone, so that nobody has to ask.

Leocadia Brisko, Visitor Services`,
      },
      {
        quality: 4,
        text: `I would talk to him this week, in the small office and not in the gallery. I would say what I know: nine Saturdays, seven of them late, and what it costs the others. I would add that I should have spoken earlier, because that is true.

"Is there something that makes ten o'clock hard at the moment? You do not have to tell me what it is."

If there is, we change the time on the list, so that it is a plan and not a favour. If there is not, I ask him to be here at ten. To whoever complained I say that I have acted, and to tell me if it has not helped.`,
      },
      {
        quality: 5,
        text: `Both colleagues have given me something I can test. The price changed for both days, so it has to explain why Sunday did not move. The car park is only full on Saturdays, so it has to explain who is missing: people who arrive by car, in the late morning, from further away.

I would count Saturday tickets by half hour and by postcode, before and after, next to the same weeks last year. Members do not pay: if they have fallen too, it is not the price.

If I am still unsure at five o'clock I would say so, and propose to reserve twenty spaces for two Saturdays and count again.`,
      },
    ],
  },
  {
    firstName: 'Piotr',
    lastName: 'Landesby',
    email: 'piotr.landesby@example.invalid',
    answers: [
      {
        quality: 3,
        text: `Quick decision: the second group has priority because they are on time, the late group gets whatever is free. I would tell the late teacher honestly that they will have about half of what they booked, and that we will give the school a discount for next time.

My colleagues each take one group. The volunteers go with the larger one. For lunch we would have to use the lunch room in turns, I would work that out as we go.

I would radio the workshop so that they are ready. In my last job at a bowling alley we had double bookings every weekend, and you learn to make a decision fast and then to stand by it.`,
      },
      {
        quality: 3,
        text: `Dear visitor, this should not have happened and I apologise. Our lift was being repaired on the day of your visit. The staff at the desk should have told you about it before you bought a ticket, and they did not.

I have asked for your £14 to be refunded, which takes three to five working days. I have also reminded the whole team in writing that they have to mention it when the lift is out of use.

If you would like to see the exhibition it runs until the end of March. Let me know when you plan to come and I will make sure there is a ticket for you.`,
      },
      {
        quality: 4,
        text: `Straight away and face to face. "I need to talk to you about the time you get here on Saturdays. It has been half past ten most weeks since the summer. People are covering for you, and they have started to mind. So have I. What is the story?"

If he needs half past ten, then half past ten goes on the rota and I find somebody for the opening. What I won't do is leave it as a thing everybody knows and nobody says.

I'd check for the next four Saturdays and tell him well done when it works. The one who complained gets a thank you from me.`,
      },
      {
        quality: 2,
        text: `110 people fewer at £14 each is more than £1,500 every Saturday, so this is urgent and I would not spend three months analysing it. The price went up, fewer people come. That is how prices work.

I would take the records and work out whether we earn more or less now than before. If the new price brings in the same money with fewer visitors then there is in fact no problem, and it is nicer for those who do come because it is less crowded.

If we earn less, put the price back on Saturdays. You can see within a few weeks whether the people come back, and that is the best test.`,
      },
    ],
  },
  {
    firstName: 'Noreen',
    lastName: 'Vasslet',
    email: 'noreen.vasslet@example.invalid',
    answers: [
      {
        quality: 4,
        text: `I have been the teacher on that coach. I would want to hear: "You are here, we have a plan, the toilets are on the left."

I would put the late group into the lunch room first, since it is free and they will be starving, and use those twenty minutes to rearrange. The second group begins at 11:30 exactly as booked. At noon the late group goes to the galleries in two halves with one colleague and two volunteers, and we drop the film, which nobody ever misses.

I would ask when the coach has to be back: drivers have their hours. The other teacher only hears what touches her: lunch at quarter past twelve.`,
      },
      {
        quality: 3,
        text: `Dear Madam, I write to apologise for what happened during your visit. It must have been very disheartening to sit downstairs while your children were enjoying themselves, particularly as nobody had had the courtesy to inform you of the fault.

I enclose a refund of your ticket. I have discussed the matter with the members of staff who were on duty, who very much regret their oversight, and all of us have been reminded of the need to be attentive to every visitor.

I do hope that you will allow us to make amends, and that you will come again as our guest before the exhibition closes.`,
      },
      {
        quality: 3,
        text: `With volunteers I have found that a quiet word goes further than a rule. I would make a pot of tea and say: "You have been rushing in lately. I have been worried about you, and the others have been covering. What can we do?"

Very often there is a sick husband or a grandchild to be taken to football. Once one knows, one can arrange things. I would offer a later start, or a Sunday. I should also make it clear that the present state of affairs is not fair on the rest.

I would speak to the person who complained and ask for a little patience while we put it right.`,
      },
      {
        quality: 3,
        text: `I should begin with the calendar on the wall, to see what has changed on Saturdays: a new market, roadworks, football at home, the library closing. Then the ticket records: are there fewer families, fewer pensioners, fewer from outside the town? I would compare the same weeks of last year.

Once we know who no longer comes, it is usually simple to ask a few of them why.`,
      },
    ],
  },
  {
    firstName: 'Maren',
    lastName: 'Achterlo',
    email: 'maren.achterlo@example.invalid',
    answers: [
      {
        quality: 2,
        text: `I would greet the late group with a smile and make them feel welcome, because first impressions count and they have had a stressful journey. I would let the teacher know that we completely understand.

Then I would ask my colleagues and the volunteers for their ideas, since they know the museum well, and we would come up with a plan together. It is important that everybody is listened to and that no one feels stressed.

The second group might have to wait a little until we are ready, but I would explain the reason to them and perhaps give each of them a sticker or a small present from the shop to say thank you for their patience.`,
      },
      {
        quality: 4,
        text: `Hello, you are right, and I am sorry. We knew that the lift was broken and we sold you the ticket all the same. An hour alone in a café is a long time when your family is upstairs.

I have sent the £14 back and added the same again for the children's tickets. You do not need to do anything.

I would really like you to see it. Pick a day, also one on which we are closed, and I will go round with you and your children. And so that it does not happen to the next visitor: the till now asks the person at the desk "lift working?" before it opens in the morning.`,
      },
      {
        quality: 3,
        text: `I would invite the volunteer for a coffee and start with something positive, as they have been with us for so long. Then I would say: "Some of the others have told me that they need to cover for you in the mornings. I am sure there is a good reason. Can you help me to understand it?"

I would try to find a solution that suits them, for example a later shift. Maybe they could also swap with somebody who likes to start early.

Afterwards I would tell the one who complained that I have spoken to them. I would hope that the problem solves itself once everybody knows about the situation.`,
      },
      {
        quality: 1,
        text: `In my opinion it is definitely the price. £14 is a lot of money for a family these days, and I would not pay it myself. Everything has become more expensive and people save on the things that they do not really need.

I would suggest to go back to the old price, or to introduce a family ticket, and to advertise it on social media with nice photos. We could also ask an influencer to visit.`,
      },
    ],
  },
];
