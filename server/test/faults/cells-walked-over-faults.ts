import type { PlantedFault, PlantedFaultDetector } from './planted-fault-types.ts';

const reading = (title: string): PlantedFaultDetector => ({
  file: 'server/features/operator/organisations-of-several-cells.test.ts',
  title,
});
const proof = 'server/cells/prove-and-recognise-operator-of-other-cell.ts';
const signed = "JSON.stringify([cell, loginId, madeAt, to, 'GET', url])";
const ofOne = reading('a proof is of one address, one cell, one minute and the key of the cells');

/** What an operator, a command and a search engine would find in other cells that is not for them, or not find. */
export const plantedCellsWalkedOverFaults: PlantedFault[] = [
  {
    name: 'a proof of an operator that is good for any address',
    change: [
      { file: proof, from: signed, to: "JSON.stringify([cell, loginId, madeAt, to, 'GET'])" },
    ],
    net: ofOne,
  },
  {
    name: 'a proof of an operator that is good for any cell',
    change: [
      { file: proof, from: signed, to: "JSON.stringify([cell, loginId, madeAt, 'GET', url])" },
    ],
    net: ofOne,
  },
  {
    name: 'a proof of an operator that is good for ever',
    change: [{ file: proof, from: '<= VALID_MS', to: '<= Infinity' }],
    net: ofOne,
  },
  {
    name: 'a proof of an operator that opens the whole console',
    change: [{ file: proof, from: ' || !readable.has(request.routeOptions.url)', to: '' }],
    net: reading('what is proved opens three addresses and no other door'),
  },
  {
    name: 'one cell that is down and takes the whole console with it',
    change: [
      {
        file: 'server/features/operator/read-organisations-and-requests-of-cells.ts',
        from: 'if (!(error instanceof Refusal)) throw error;',
        to: 'throw error;',
      },
    ],
    net: reading('a cell that does not answer is said by name, and the others are shown'),
  },
  {
    name: 'a cell that fails under a command, and nobody is told by its code',
    change: [{ file: 'server/commands/run-cli-command.ts', from: 'process.exitCode = 1;', to: '' }],
    net: {
      file: 'server/commands/commands-over-all-cells.test.ts',
      title: 'verify-audit says which cell does not answer, and does the others',
    },
  },
  {
    name: 'a sitemap of all cells that names one',
    change: [
      {
        file: 'server/features/careers-page/public-careers-pages-and-feeds.ts',
        from: 'writeSitemapIndex(cells, BASE_URL)',
        to: 'writeSitemapIndex(cells.slice(0, 1), BASE_URL)',
      },
    ],
    net: {
      file: 'server/features/careers-page/pages-and-sitemaps-of-cells.test.ts',
      title: 'either cell tells of a sitemap for each, and each is answered by its own',
    },
  },
];
