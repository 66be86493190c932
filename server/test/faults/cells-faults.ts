import type { PlantedFaultDetector, PlantedFault } from './planted-fault-types.ts';

const cells = (title: string): PlantedFaultDetector => ({
  file: 'server/cells/two-cells.test.ts',
  title,
});
const ids = (title: string): PlantedFaultDetector => ({
  file: 'server/db/start-ids-of-cell.test.ts',
  title,
});
const forwarding = 'server/cells/forward-requests-of-other-cells.ts';
const letters = 'server/cells/cell-of-tokens-and-ids.ts';

/** Ways in which two cells would know of each other's, or nobody of somebody's. */
export const plantedCellsFaults: PlantedFault[] = [
  {
    name: 'ids that begin at one in every cell',
    change: [{ file: letters, from: ' * IDS_PER_CELL;', to: ' * 0;' }],
    net: ids('every id of a cell is its own, and goes on where it was at the next start'),
  },
  {
    name: 'a start on the database of another cell',
    change: [
      { file: 'server/db/start-ids-of-cell.ts', from: 'if (found !== cell &&', to: 'if (false &&' },
    ],
    net: ids('the database of another cell is refused, whichever is which'),
  },
  {
    name: 'the letter of a cell kept in the hash of a token',
    change: [
      {
        file: 'server/crypto/random-token-and-token-hash.ts',
        from: "token.replace(CELL_PREFIX_OF_TOKEN, '$1$2')",
        to: 'token',
      },
    ],
    net: cells('what has no letter is of the cell that was there first, at the address of any'),
  },
  {
    name: 'links of a cell that there is not, answered by any',
    change: [
      {
        file: forwarding,
        from: "if (base === undefined || forwards >= FORWARDS_MAX) throw new Refusal('not-found');",
        to: 'if (base === undefined || forwards >= FORWARDS_MAX) return;',
      },
    ],
    net: cells(
      'a token means nothing in the other cell, and an unknown cell is answered as an unknown link',
    ),
  },
  {
    name: 'a request that is handed on for as long as its letter says',
    change: [{ file: forwarding, from: ' || countForwards(request) > 0', to: '' }],
    net: cells(
      'nobody is handed on twice by a letter, and a cell that is down is busy for its own people alone',
    ),
  },
  {
    name: 'a cell that is down told as a bug',
    change: [
      {
        file: forwarding,
        from: "reject(new Refusal('busy', {}, { cause }))",
        to: "reject(new Error('broken', { cause }))",
      },
    ],
    net: cells(
      'nobody is handed on twice by a letter, and a cell that is down is busy for its own people alone',
    ),
  },
  {
    name: 'addresses of cells that are mixed up and tell nobody',
    change: [
      {
        file: forwarding,
        from: 'if (meant === undefined || meant === config.CELL) return;',
        to: 'if (meant !== undefined) return;',
      },
    ],
    net: cells(
      'where the addresses of cells are mixed up people are told busy, and the log says what is wrong',
    ),
  },
];
