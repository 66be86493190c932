import type { PlantedFault, PlantedFaultDetector } from './planted-fault-types.ts';

const analysis = (title: string): PlantedFaultDetector => ({
  file: 'server/features/advert-analysis/analyse-job-advert-and-save-score.test.ts',
  title,
});
const ANALYSE = 'server/features/advert-analysis/analyse-job-advert-and-save-score.ts';

/** Ways in which the check of adverts keeps the server busy, or reaches what is not the asker's. */
export const plantedAdvertAnalysisFaults: PlantedFault[] = [
  {
    name: 'adverts that a stranger has read without end',
    change: [
      {
        file: 'server/features/advert-analysis/analyse-advert-for-anyone.ts',
        from: 'READINGS_AN_HOUR = 60',
        to: 'READINGS_AN_HOUR = 6_000_000',
      },
    ],
    net: analysis('one network has sixty adverts read in an hour, a neighbour as many'),
  },
  {
    name: 'a text that is waited for however long it takes',
    change: [
      {
        file: 'server/features/advert-analysis/analyse-advert-in-thread.ts',
        from: "if (report === undefined) throw new Refusal('not-read-in-time');",
        to: '',
      },
    ],
    net: analysis(
      'a text that takes too long is given up, the caller is told, and others are read meanwhile',
    ),
  },
  {
    name: 'an observer who leaves a score',
    change: [{ file: ANALYSE, from: 'mayEdit && visitor', to: 'visitor' }],
    net: analysis(
      'whoever has no part in a role finds none; who only observes reads along and leaves nothing',
    ),
  },
  {
    name: 'an advert put beside the sign-up of somebody else',
    sql: `create or replace function auth.attach_advert(of_sign_up bigint, advert text) returns void
      language sql volatile security definer set search_path = pg_catalog begin atomic
      update auth.sign_up s set advert = attach_advert.advert where s.id = of_sign_up;
      end`,
    net: {
      file: 'server/features/sign-up/advert-sign-up.test.ts',
      title: 'an advert is added to no sign-up but the one that is being made',
    },
  },
];
