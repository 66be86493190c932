import { type KeyboardEvent, type Ref, useId, useState } from 'react';
import { useIsPrinting } from '../../../../ui/use-is-printing.ts';
import {
  type DiversityChartBarLayout,
  layOutDiversityChart,
  type DiversityChartGroupLayout,
  layOutMaskedGroupBox,
} from './diversity-chart-layout.ts';
import type { DiversityChartStepData } from './diversity-chart-step-shares-options-and-grades.ts';
import { layOutChartLegend } from './chart-legend-layout.ts';
import type { DiversityChartSeries } from './choose-diversity-chart-series.ts';
import { measureTextWidth } from './measure-text-width.ts';
import { useElementWidth } from './use-element-width.ts';
import { joinClassNames } from '../../../../ui/join-class-names.ts';
import styles from './diversity-chart.module.css';

const FONT = '13px "Figtree Variable", system-ui, sans-serif';
/** Below this the names of steps have no room beside each other. */
const NARROW = 520;
/** Below this they would overlap, so that the chart scrolls instead. */
const LEAST = 318;
/** Letters that fit into one line on a phone. */
const ONE_LINE = 8;
/** Between the margins of an upright A4. */
const PAPER = 660;

type Props = {
  label: string;
  steps: readonly DiversityChartStepData[];
  series: readonly DiversityChartSeries[];
  ref: Ref<SVGSVGElement>;
};

/** Grouped bars, one group a step. Arrows move from bar to bar; a table says the same. */
export function DiversityChart({ label, steps, series, ref }: Props) {
  const [room, width] = useElementWidth();
  const isPrinting = useIsPrinting();
  const [pointed, setPointed] = useState<string | null>(null);
  return (
    <div ref={room} className={styles['diversity-chart']}>
      {width > 0 && (
        <Drawing
          {...{ label, steps, series, ref }}
          width={isPrinting ? PAPER : Math.max(width, LEAST)}
          onPoint={setPointed}
        />
      )}
      <p className={styles['chart-readout']} aria-hidden="true">
        {pointed ?? 'Point at a bar, or move over them with the arrow keys.'}
      </p>
    </div>
  );
}

type DrawingProps = Props & { width: number; onPoint: (says: string | null) => void };

function Drawing({ label, steps, series, ref, width, onPoint }: DrawingProps) {
  const id = useId();
  const legend = layOutChartLegend(series, {
    width,
    left: width < NARROW ? 0 : 44,
    widthOf: (text) => measureTextWidth(text, FONT),
  });
  const layout = layOutDiversityChart(steps, series, { width, top: legend.height });
  const bars = layout.groups.flatMap((group) => group.bars.map((bar) => ({ group, bar })));
  const [current, setCurrent] = useState(0);
  const entered = Math.min(current, bars.length - 1);

  function move(event: KeyboardEvent<SVGElement>) {
    const next = nextBar(event.key, entered, bars.length);
    if (next === null) return;
    event.preventDefault();
    setCurrent(next);
    document.getElementById(`${id}-bar-${next}`)?.focus();
  }

  return (
    <svg
      ref={ref}
      role="group"
      aria-label={label}
      viewBox={`0 0 ${width} ${layout.height}`}
      width={width}
      height={layout.height}
    >
      <defs>
        <pattern
          id={`${id}-hatch`}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <line className={styles['chart-hatch']} x1="0" y1="0" x2="0" y2="6" />
        </pattern>
      </defs>
      <g aria-hidden="true">
        {legend.entries.map(({ code, label: name, place, x, y }) => (
          <g key={code} transform={`translate(${x} ${y})`}>
            <Fill place={place} hatch={`${id}-hatch`} x={0} y={2} width={11} height={11} />
            <text className={styles['chart-legend']} x={18} y={12}>
              {name}
            </text>
          </g>
        ))}
        {layout.ticks.map(({ y, words }) => (
          <g key={words}>
            <line className={styles['chart-line']} x1={layout.left} x2={width} y1={y} y2={y} />
            <text className={styles['chart-tick']} x={layout.left - 8} y={y + 4}>
              {words}
            </text>
          </g>
        ))}
        {layout.groups.map((group) => (
          <StepName key={group.step} group={group} floor={layout.floor} narrow={width < NARROW} />
        ))}
      </g>
      {bars.map(({ group, bar }, place) => (
        <g
          key={`${group.step} ${bar.code}`}
          id={`${id}-bar-${place}`}
          role="img"
          aria-label={bar.says}
          tabIndex={place === entered ? 0 : -1}
          className={styles['chart-bar']}
          data-bar
          onKeyDown={move}
          onFocus={() => {
            setCurrent(place);
            onPoint(bar.says);
          }}
          onBlur={() => onPoint(null)}
          onPointerEnter={() => onPoint(bar.says)}
          onPointerLeave={() => onPoint(null)}
        >
          <OneBar bar={bar} hatch={`${id}-hatch`} floor={layout.floor} />
        </g>
      ))}
    </svg>
  );
}

function OneBar({
  bar,
  hatch,
  floor,
}: {
  bar: DiversityChartBarLayout;
  hatch: string;
  floor: number;
}) {
  const { place, x, y, width, height, value } = bar;
  return (
    <>
      <rect
        className={styles['chart-target']}
        x={x}
        y={Math.min(y, floor - 24)}
        width={width}
        height={Math.max(height, 24)}
      />
      {height > 0 && <Fill {...{ place, hatch, x, y, width, height }} />}
      {value !== null && (
        <text className={styles['chart-value']} x={x + width / 2} y={y - 5}>
          {value}
        </text>
      )}
    </>
  );
}

type FillProps = {
  place: number;
  hatch: string;
  x: number;
  y: number;
  width: number;
  height: number;
};

/** Every second colour is hatched, so that neighbours differ without colour too. */
function Fill({ place, hatch, ...box }: FillProps) {
  return (
    <>
      <rect
        className={joinClassNames(styles['chart-series'], styles[`chart-series-${place}`])}
        data-series
        rx={2}
        {...box}
      />
      {place % 2 === 0 && <rect fill={`url(#${hatch})`} rx={2} {...box} />}
    </>
  );
}

function StepName({
  group,
  floor,
  narrow,
}: {
  group: DiversityChartGroupLayout;
  floor: number;
  narrow: boolean;
}) {
  const { middle, name, base, mask } = group;
  const box = layOutMaskedGroupBox(group, floor);
  const lines = narrow ? inTwo(name) : [name];
  const words = mask === null ? [] : narrow ? inTwo(mask) : [mask];
  return (
    <>
      {mask !== null && <rect className={styles['chart-mask']} rx={3} {...box} />}
      {words.map((line, index) => (
        <text
          key={line}
          className={styles['chart-mask-words']}
          x={middle}
          y={box.y + (words.length === 1 ? 22 : 15 + index * 14)}
        >
          {line}
        </text>
      ))}
      {lines.map((line, index) => (
        <text
          key={line}
          className={
            narrow
              ? joinClassNames(styles['chart-step'], styles['is-narrow'])
              : styles['chart-step']
          }
          x={middle}
          y={floor + 19 + index * 13}
        >
          {line}
        </text>
      ))}
      <text className={styles['chart-base']} x={middle} y={floor + (lines.length === 1 ? 36 : 46)}>
        {base}
      </text>
    </>
  );
}

/** On a phone there is room for a word or two: they break nearest to the middle. */
function inTwo(words: string): string[] {
  if (words.length <= ONE_LINE) return [words];
  const middle = words.length / 2;
  const [place] = [...words.matchAll(/ /g)]
    .map(({ index }) => index)
    .toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  return place === undefined ? [words] : [words.slice(0, place), words.slice(place + 1)];
}

function nextBar(key: string, place: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return Math.min(place + 1, count - 1);
    case 'ArrowLeft':
    case 'ArrowUp':
      return Math.max(place - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
