type FeedbackText = { rating: number; text: string };

export const demoExperienceSurveyAnswersOnCurrentJobs: {
  postApply: FeedbackText[];
  postFeedback: FeedbackText[];
  postReview: FeedbackText[];
} = {
  postApply: [
    {
      rating: 9,
      text: 'Loved that nobody asked for a CV. The questions felt like the actual job, and I came away knowing more about what the work involves.',
    },
    {
      rating: 8,
      text: 'Clear, calm and no account needed. It took me about an hour, which is longer than a form but a lot less than a full application.',
    },
    {
      rating: 10,
      text: 'First application in years where I did not have to explain a gap. I just answered questions. Thank you for that.',
    },
    {
      rating: 7,
      text: 'Good idea and easy to use on my phone, although typing long answers with my thumbs was hard going by the fourth question.',
    },
    {
      rating: 4,
      text: 'Two of the questions overlapped so much that I nearly pasted the same answer twice. One fewer would have been plenty.',
    },
    {
      rating: 9,
      text: 'The autosave rescued me. My train went into a tunnel halfway through and every word was still there afterwards.',
    },
    {
      rating: 6,
      text: 'Fine overall. I would have liked to know roughly how many words you expect, because I had no idea when to stop.',
    },
    {
      rating: 8,
      text: 'It was reassuring to read exactly who sees my answers and when my name is shown. Most employers never tell you.',
    },
    {
      rating: 3,
      text: 'I have fifteen years of experience and there was nowhere to mention it. It felt as though all of that counts for nothing.',
    },
    {
      rating: 10,
      text: 'Worked perfectly with my screen reader from beginning to end. That almost never happens, so please do not change anything.',
    },
    {
      rating: 7,
      text: 'Thoughtful questions. The third one made me stop and think for quite a while before I could write anything sensible.',
    },
    {
      rating: 5,
      text: 'Neither good nor bad. It is still unclear to me how long the review takes and whether I can edit after sending.',
    },
    {
      rating: 9,
      text: 'No psychological test, no video of me talking to myself, only real problems to solve. Very refreshing.',
    },
    {
      rating: 8,
      text: 'The example of how answers are scored helped me a great deal. I could see what a strong answer looks like without being told what to write.',
    },
    {
      rating: 2,
      text: 'My session ended while I was looking for a quiet place to finish, and I had to request a new link. Quite discouraging.',
    },
    {
      rating: 7,
      text: 'English is not my first language, so I was relieved to see that spelling is not marked. I still worried a bit.',
    },
    {
      rating: 9,
      text: 'I applied on a whim during a lunch break because it looked so simple, and ended up enjoying it. The confirmation arrived immediately.',
    },
    {
      rating: 6,
      text: 'Nice design, but the text in the help boxes is rather small. I had to zoom in to read what the questions meant.',
    },
    {
      rating: 10,
      text: 'Being told that a person reads every answer made me put in much more effort than I normally would.',
    },
    {
      rating: 8,
      text: 'Simple and respectful. A little progress bar with the estimated time left would make it even better.',
    },
    {
      rating: 5,
      text: 'The scenario questions suited me less, since I have never worked in an office. I guessed a lot and hope that is acceptable.',
    },
    {
      rating: 9,
      text: 'I could save, sleep on it and come back the next day with a better answer. That is how real work gets done.',
    },
    {
      rating: 7,
      text: 'Mostly very good. The salary was shown up front, but the working pattern was hidden further down than I would like.',
    },
    {
      rating: 4,
      text: 'I understand the fairness argument, yet it all felt a bit impersonal. A short message from the team would have been welcome.',
    },
    {
      rating: 8,
      text: 'Questions were specific enough that I could not use my usual stock phrases, which was annoying at first and then quite fun.',
    },
    {
      rating: 10,
      text: 'Please let other employers know about this. I felt judged on what I can do and on nothing else.',
    },
    {
      rating: 6,
      text: 'It took me almost two hours with a child at home. Worth it perhaps, but a time estimate beforehand would be honest.',
    },
    {
      rating: 9,
      text: 'The privacy page was short enough to read in full. I knew what is kept, for how long and how to delete it.',
    },
    {
      rating: 1,
      text: 'The submit button did nothing in my browser until I tried a different one. By that point I was too tired to check my answers.',
    },
    {
      rating: 8,
      text: 'Straightforward from start to finish. I liked that the questions came one at a time instead of all on one endless page.',
    },
  ],
  postFeedback: [
    {
      rating: 8,
      text: 'Disappointed not to get through, but seeing where I scored low on each question was worth more than any polite standard email.',
    },
    {
      rating: 9,
      text: 'The only rejection I have ever learned something from. I now realise my answers describe intentions and hardly ever steps.',
    },
    {
      rating: 3,
      text: 'Being told I am in the lower half was tough to read, and the tips were too general to do very much with.',
    },
    {
      rating: 7,
      text: 'Fair and clear. It would help to see one anonymous example of a stronger answer beside mine.',
    },
    {
      rating: 10,
      text: 'I used the feedback to rewrite how I prepare, and got an offer elsewhere three weeks later. Honestly, thank you.',
    },
    {
      rating: 6,
      text: 'Useful numbers, but I still do not quite understand how three reviewers turned into one score on the second question.',
    },
    {
      rating: 8,
      text: 'It arrived two days after the closing date, exactly as promised. Usually I wait for months and then hear nothing whatsoever.',
    },
    {
      rating: 2,
      text: 'I spent an entire evening on those answers and received a chart. A sentence from a human being would have meant more.',
    },
    {
      rating: 9,
      text: 'Seeing that my best answer was among the top few gave me confidence, even though the overall result was not enough.',
    },
    {
      rating: 5,
      text: 'The feedback is fine, but I wanted to know how close I was to being invited and could not find that anywhere.',
    },
    {
      rating: 7,
      text: 'Kind tone without being patronising. I did not agree with every score, yet I can see how they were reached.',
    },
    {
      rating: 8,
      text: 'Good that strengths came first. I read the weaker parts with a much more open mind because of it.',
    },
    {
      rating: 4,
      text: 'One reviewer apparently gave me a five and another a two for the same answer. That does not fill me with trust.',
    },
    {
      rating: 10,
      text: 'For once I know it was about my answers and not about my name or where I come from. That matters enormously.',
    },
    {
      rating: 6,
      text: 'Reasonable feedback overall. The chart colours were difficult to tell apart for me, so please add labels or patterns.',
    },
    {
      rating: 9,
      text: 'Specific, short and honest. I printed the page and keep it with my notes for future applications.',
    },
    {
      rating: 1,
      text: 'Getting rejected at eleven at night by an automatic message was not pleasant. Please send these during the day.',
    },
    {
      rating: 7,
      text: 'I would apply here again, which I cannot say about many places that have turned me down.',
    },
    {
      rating: 8,
      text: 'The comparison with other applicants was sobering but useful. My explanations are clear and my planning obviously needs work.',
    },
    {
      rating: 5,
      text: 'I already suspected that the last question went badly, so there was nothing new for me. Still better than silence.',
    },
    {
      rating: 9,
      text: 'Thank you for telling me what a higher score would have contained. I had simply not thought of checking back with the customer.',
    },
    {
      rating: 3,
      text: 'It all looks scientific, but nobody could tell me whether I should bother applying for similar roles with you.',
    },
    {
      rating: 8,
      text: 'Much better than the usual line about many strong candidates. I felt that someone had really read what I wrote.',
    },
    {
      rating: 6,
      text: 'Helpful, although some of the wording about percentiles went over my head. Plain English would be kinder.',
    },
    {
      rating: 10,
      text: 'My adviser at the job centre asked for a copy, having never seen a rejection this informative before.',
    },
    {
      rating: 7,
      text: 'I was upset at first, then read it again the next morning and had to admit that the points were accurate.',
    },
    {
      rating: 4,
      text: 'The link to my feedback had expired when I came back from holiday, and I needed to ask for it twice.',
    },
    {
      rating: 8,
      text: 'Nice to be offered the choice of whether to open the scores at all. I waited until I was in the right mood.',
    },
    {
      rating: 9,
      text: 'I have applied to dozens of places this year, and this is the only one that treated my time as valuable.',
    },
    {
      rating: 5,
      text: 'Some advice contradicted the question itself, which asked for a brief answer and then marked me down for lack of detail.',
    },
  ],
  postReview: [
    {
      rating: 9,
      text: 'Reading one question across all candidates made comparing so much easier than jumping from one complete application to another.',
    },
    {
      rating: 8,
      text: 'Not knowing who wrote what felt strange for ten minutes and liberating after that. I would not want to go back.',
    },
    {
      rating: 6,
      text: 'Good process, but sixty answers in one sitting is too many. My concentration was clearly fading towards the end.',
    },
    {
      rating: 10,
      text: 'The guide for one, three and five stars ended the usual arguments about what good means in our team.',
    },
    {
      rating: 7,
      text: 'I caught myself trying to guess who the person was, which tells me something about how I used to shortlist.',
    },
    {
      rating: 4,
      text: 'Several answers were nearly identical in style and I suspect they were generated. I had no way of flagging that.',
    },
    {
      rating: 8,
      text: 'Keyboard shortcuts for scoring are a small thing, but they saved me a good quarter of an hour.',
    },
    {
      rating: 9,
      text: 'Our final list looked quite unlike what I would have chosen from CVs, and the interviews were the best we have had.',
    },
    {
      rating: 5,
      text: 'Sometimes I badly wanted to read the other answers of the same person. I see why not, but it is frustrating.',
    },
    {
      rating: 7,
      text: 'Took me around two hours overall, mostly in short breaks. Being able to pause and continue anywhere was essential.',
    },
    {
      rating: 3,
      text: 'One of our questions was badly worded and everybody misread it. I would have liked to report that during the review.',
    },
    {
      rating: 8,
      text: "I liked that I could not see colleagues' scores until mine were in. It kept all of us honest.",
    },
    {
      rating: 10,
      text: 'The quickest shortlisting I have ever been part of, and the first where I could explain every single decision afterwards.',
    },
    {
      rating: 6,
      text: 'The difference between three and four stars was a little hazy. An example answer for each level would help.',
    },
    {
      rating: 9,
      text: 'The order changes for every reviewer, so nobody always gets read first or last. A clever detail I had never considered.',
    },
    {
      rating: 2,
      text: 'The page jumped back to the top whenever I saved a score. By the thirtieth answer this was driving me mad.',
    },
    {
      rating: 8,
      text: 'Surprisingly enjoyable. People write far more interesting things when they answer a real problem than in a covering letter.',
    },
    {
      rating: 7,
      text: 'Works well for us as a small team, though finding three reviewers for each question took some persuading.',
    },
    {
      rating: 5,
      text: 'I am not fully convinced that writing skill is not being rewarded over ability. The guide helps with that, but only to a point.',
    },
    {
      rating: 9,
      text: 'Seeing afterwards how my scores compared with others showed me that I am much stricter than I thought.',
    },
    {
      rating: 8,
      text: 'Clear instructions and no training needed. I was scoring within five minutes of opening the invitation.',
    },
    {
      rating: 4,
      text: 'Somebody mentioned their former employer in an answer, and after that it did not feel blind any longer.',
    },
    {
      rating: 7,
      text: 'Good, but a dark mode would be appreciated. I did most of the reviewing late in the evening after my shift.',
    },
    {
      rating: 10,
      text: 'For the first time I felt able to defend our choice to anyone who asked, including the people we turned down.',
    },
    {
      rating: 6,
      text: 'Useful method. I would prefer batches of ten with a reminder to take a break in between.',
    },
    {
      rating: 9,
      text: 'One very brief answer turned out to be the best of the lot. I might have skipped that person on paper.',
    },
    {
      rating: 8,
      text: 'It made me think harder about what the role needs, because vague criteria simply do not survive this way of working.',
    },
    {
      rating: 1,
      text: 'I lost about twenty scores when my connection dropped, and nobody could say whether they had been kept or not.',
    },
    {
      rating: 7,
      text: 'Fewer questions and more reviewers would suit us better next time. The tool itself did everything we needed.',
    },
    {
      rating: 9,
      text: 'No photos, no names, no schools, only answers. I finished the day tired but with a clear conscience.',
    },
  ],
};
