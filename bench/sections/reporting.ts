import {
  bareCount,
  compareTimes,
  keyNumbers,
  THREE_MONTHS,
  TWO_YEARS,
  wholePage,
} from '../reporting/page.ts';
import { checkSums } from '../oracle.ts';
import { measureBeside, measureOverload } from '../reporting/beside.ts';
import { measureCsv } from '../reporting/csv.ts';
import { timeNaively } from '../reporting/naive.ts';
import type { Reported, ReportingStage } from '../reporting/stage.ts';
import type { Row } from '../report.ts';
import { inMs, measureList } from './list.ts';

/** The size that the goals are about; at others the same is shown beside them. */
const LARGEST = 1_000_000;

/**
 * Goals 1 to 5, 8, 10 and 11, for two years of applications.
 * @param tell hears each part as soon as it is there: the whole takes a while
 */
export async function measureReporting(
  stage: ReportingStage,
  tell: (rows: Row[]) => void,
): Promise<void> {
  const [smallest, largest] = [stage.sizes[0], stage.sizes.at(-1)];
  if (smallest === undefined || largest === undefined) return;
  const { protectedServer, rowRuleServer } = stage;
  for (const organisation of stage.sizes) tell(await measureSize(stage, organisation));
  tell(await measureGrowth(stage, { smallest, largest }));
  tell(await measureHistory(stage));
  tell(await measureCsv(stage));
  const { port } = protectedServer;
  const called = short(largest);
  tell(await measureList({ port, small: smallest, large: largest, called }));
  tell(await measureBeside(port, largest, 'protected'));
  tell(await measureBeside(rowRuleServer.port, largest, 'row-rule'));
  tell(await measureOverload(stage, largest));
}

const short = ({ applications }: Reported) =>
  applications < LARGEST ? `${applications / 1000} k` : `${applications / LARGEST} M`;

/** Goals 2 and 3: key numbers and the whole screen beside an index-only count of the applications of the same two years. */
async function measureSize(stage: ReportingStage, organisation: Reported): Promise<Row[]> {
  const { protectedServer, rowRuleServer, owner } = stage;
  const isGoal = organisation.applications >= LARGEST;
  const bare = { port: protectedServer.port, calls: bareCount(organisation, TWO_YEARS) };
  const beside = (port: number, calls: typeof bare.calls) =>
    compareTimes({ real: { port, calls }, bare });
  const numbers = await beside(protectedServer.port, keyNumbers(organisation, TWO_YEARS));
  const published = await beside(protectedServer.port, wholePage(organisation, TWO_YEARS));
  const live = await beside(rowRuleServer.port, wholePage(organisation, TWO_YEARS));
  const naive = await timeNaively(owner, organisation.orgId, TWO_YEARS);
  const differing = await checkSums(owner, organisation.orgId);
  const size = short(organisation);
  return [
    {
      what: `${size}: key numbers ÷ index-only count`,
      measured: numbers.ratio,
      unit: '×',
      goal: isGoal ? { atMost: 0.3 } : null,
      seen: inMs(numbers),
    },
    {
      what: `${size}: whole screen, protected ÷ index-only count`,
      measured: published.ratio,
      unit: '×',
      goal: isGoal ? { atMost: 1 } : null,
      seen: inMs(published),
    },
    {
      what: `${size}: whole screen, row-rule ÷ index-only count`,
      measured: live.ratio,
      unit: '×',
      goal: isGoal ? { atMost: 8 } : null,
      seen: inMs(live),
    },
    {
      what: `${size}: naive SQL ÷ whole screen, row-rule`,
      measured: naive / live.real,
      unit: '×',
      goal: isGoal ? { atLeast: 15 } : null,
      seen: inMs({ real: naive, bare: live.real }),
    },
    {
      what: `${size}: stored sums that differ from what they are sums of`,
      measured: differing.length,
      unit: '',
      goal: { atMost: 0 },
    },
  ];
}

async function measureGrowth(
  { protectedServer: { port } }: ReportingStage,
  { smallest, largest }: { smallest: Reported; largest: Reported },
): Promise<Row[]> {
  const growth = await compareTimes({
    real: { port, calls: wholePage(largest, TWO_YEARS) },
    bare: { port, calls: wholePage(smallest, TWO_YEARS) },
  });
  return [
    {
      what: `whole screen, protected: ${short(largest)} ÷ ${short(smallest)}`,
      measured: growth.ratio,
      unit: '×',
      goal: { atMost: 2 },
      seen: inMs(growth),
    },
  ];
}

/** Goal 5: what other years and other organisations cost. */
async function measureHistory(stage: ReportingStage): Promise<Row[]> {
  const { alone, long, short: young, sizes } = stage;
  const history = (port: number) =>
    compareTimes({
      real: { port, calls: wholePage(long, THREE_MONTHS) },
      bare: { port, calls: wholePage(young, THREE_MONTHS) },
    });
  const published = await history(stage.protectedServer.port);
  const live = await history(stage.rowRuleServer.port);
  const [small] = sizes;
  const neighbours =
    small &&
    (await compareTimes({
      real: { port: stage.protectedServer.port, calls: wholePage(small, TWO_YEARS) },
      bare: { port: alone.server.port, calls: wholePage(alone.organisation, TWO_YEARS) },
    }));
  const what = 'three months of three years ÷ the same three months alone';
  return [
    {
      what: `${what}, protected`,
      measured: published.ratio,
      unit: '×',
      goal: { atMost: 1.2 },
      seen: inMs(published),
    },
    {
      what: `${what}, row-rule`,
      measured: live.ratio,
      unit: '×',
      goal: { atMost: 1.2 },
      seen: inMs(live),
    },
    ...(neighbours === undefined
      ? []
      : [
          {
            what: `a small organisation beside the others ÷ in a database of its own`,
            measured: neighbours.ratio,
            unit: '×' as const,
            goal: { atMost: 1.2 },
            seen: inMs(neighbours),
          },
        ]),
  ];
}
