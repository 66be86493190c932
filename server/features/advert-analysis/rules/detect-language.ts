import type { AdvertWord } from './split-and-normalise-advert-words.ts';

/** The commonest small words of languages in which adverts come, which stand in every few lines of them. */
const smallWords: Readonly<Record<string, string>> = {
  English:
    'the of and to in a is you we for with will our are be as your on that this have or an it by at from not',
  German:
    'der die das und ist in zu den mit von für auf ein eine wir sie du bei im dem des als auch oder werden deine ihre unser',
  French:
    'le la les de des et à un une est en vous nous pour dans du que qui sur avec votre notre au aux ou sont par',
  Spanish:
    'el la los las de y en que un una es para con por su del al se como nuestro tu más o lo sobre nos',
  Italian:
    'il lo la gli le di e che in un una è per con del della al si come nostro tuo sono nel dei alla',
  Portuguese:
    'o a os as de e que em um uma é para com por do da dos das ao se como nosso seu mais ou na no',
  Dutch:
    'de het een en van is in je op te dat met voor wij zijn aan bij niet ook naar ons jouw of als wordt',
  Polish: 'i w z na do że się jest to nie o dla oraz od po jak lub przez przy będzie nasz twój',
  Swedish: 'och att det i en är på som för med av till den vi du ett har inte om eller vår din kan',
  Danish: 'og at det i en er på som for med af til den vi du et har ikke om eller vores din kan',
  Welsh: 'y yr a ac i o yn ar am gan ei eu mae bydd chi ni fel neu gyda wrth hyn sydd eich ein',
};

const books = Object.entries(smallWords).map(([name, words]) => ({
  name,
  words: new Set(words.split(' ')),
}));

/** Of the words of an English advert at least so many are small ones; lists of skills alone have fewer. */
const ENGLISH_SHARE_MIN = 0.1;
const OWN_LETTERS_MIN = 0.5;
const SAMPLE = 2000;

/** What a text seems to be written in, by its name in English: `English` in doubt, null where nothing can be said but that it is not. */
export function detectLanguage(text: string, words: readonly AdvertWord[]): string | null {
  const sample = words.slice(0, SAMPLE);
  const letters = text.slice(0, 10_000).match(/\p{L}/gu) ?? [];
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length;
  if (letters.length > 0 && latin / letters.length < OWN_LETTERS_MIN) return null;
  const shares = books.map(({ name, words: own }) => ({
    name,
    share: sample.filter(({ bare }) => own.has(bare)).length / Math.max(1, sample.length),
  }));
  const english = shares.find(({ name }) => name === 'English')?.share ?? 0;
  const best = shares.reduce((a, b) => (b.share > a.share ? b : a));
  return (english >= ENGLISH_SHARE_MIN && english * 1.5 >= best.share) || english >= best.share
    ? 'English'
    : best.name;
}
