import type * as csvLibrary from 'csv-parse/sync';
import {
  REQUISITION_ID_CHARACTERS_MAX,
  REQUISITION_FILE_ROWS_MAX,
} from '@evenhand/contract/integrations/job-import-jobvite-and-requisition-file-endpoints.ts';
import { JOB_TITLE_CHARACTERS_MAX } from '@evenhand/contract/jobs.ts';
import type { CsvError } from 'csv-parse/sync';
import { loadModuleOnFirstUse } from '../../load-module-on-first-use.ts';
import {
  cleanToOneLine,
  htmlToPlainLine,
  htmlToPlainText,
} from './rules/html-to-plain-text-or-one-clean-line.ts';
import { findWhyQuestionsInRequisitionAreRefused } from './rules/why-questions-in-requisition-are-refused.ts';
import {
  parseRequisitionDay,
  REQUISITION_DEPARTMENT_CHARACTERS_MAX,
  REQUISITION_DESCRIPTION_CHARACTERS_MAX,
  REQUISITION_LOCATION_CHARACTERS_MAX,
  type Requisition,
  normaliseRequisition,
} from './rules/requisition-types-limits-and-normalisation.ts';

const csv = loadModuleOnFirstUse<typeof csvLibrary>('csv-parse/sync');

export type RequisitionWithReference = Requisition & { reference: string };
export type RequisitionFileContent = {
  requisitions: RequisitionWithReference[];
  refused: { row: number; why: string }[];
};

const fields = ['id', 'title', 'description', 'location', 'dept', 'closeDate', 'team'] as const;
type Field = (typeof fields)[number];
type Row = {
  row: number;
  values: Partial<Record<Field, unknown>>;
  /** Why it cannot be kept, whatever its values are. */
  fault?: string | undefined;
};

/** What a column may be called, in small letters without spaces and signs. */
const names: Record<string, Field> = {
  id: 'id',
  reqid: 'id',
  requisitionid: 'id',
  title: 'title',
  jobtitle: 'title',
  description: 'description',
  location: 'location',
  dept: 'dept',
  department: 'dept',
  closedate: 'closeDate',
  closingdate: 'closeDate',
  team: 'team',
};

/** A file of requisitions, row by row: what can be kept, and why the rest cannot. Nothing of it where it cannot be read at all. */
export function parseRequisitionFile(text: string): RequisitionFileContent | { problem: string } {
  const bare = text.replace(/^\uFEFF/, '');
  const rows = /^\s*[[{]/.test(bare) ? rowsOfJson(bare) : rowsOfCsv(bare);
  if ('problem' in rows) return rows;
  if (rows.length === 0) return { problem: 'The file has no requisitions.' };
  if (rows.length > REQUISITION_FILE_ROWS_MAX)
    return { problem: `The file has more than ${REQUISITION_FILE_ROWS_MAX} rows. Divide it.` };
  return sortRowsIntoRequisitions(rows);
}

function sortRowsIntoRequisitions(rows: Row[]): RequisitionFileContent {
  const requisitionsByReference = new Map<
    string,
    { row: number; requisition: RequisitionWithReference }
  >();
  const refused: RequisitionFileContent['refused'] = [];
  for (const { row, values, fault } of rows) {
    const reference = cleanToOneLine(wordsOf(values.id), REQUISITION_ID_CHARACTERS_MAX + 1);
    const twin = requisitionsByReference.get(reference);
    const why =
      fault ??
      problemIn(values, reference) ??
      (twin === undefined
        ? null
        : `The id ${shortenForMessage(reference)} stands in row ${twin.row} already.`);
    if (why !== null) refused.push({ row, why });
    else
      requisitionsByReference.set(reference, {
        row,
        requisition: { reference, ...requisitionOf(values) },
      });
  }
  return {
    requisitions: [...requisitionsByReference.values()].map(({ requisition }) => requisition),
    refused,
  };
}

function problemIn(values: Row['values'], reference: string): string | null {
  if (reference === '') return 'It has no id.';
  if (reference.length > REQUISITION_ID_CHARACTERS_MAX)
    return `Its id has more than ${REQUISITION_ID_CHARACTERS_MAX} characters.`;
  const closeDate = wordsOf(values.closeDate).trim();
  const lengths: [Field, number, number][] = [
    [
      'title',
      htmlToPlainLine(wordsOf(values.title), JOB_TITLE_CHARACTERS_MAX + 1).length,
      JOB_TITLE_CHARACTERS_MAX,
    ],
    [
      'description',
      htmlToPlainText(wordsOf(values.description)).length,
      REQUISITION_DESCRIPTION_CHARACTERS_MAX,
    ],
    [
      'location',
      htmlToPlainLine(wordsOf(values.location), REQUISITION_LOCATION_CHARACTERS_MAX + 1).length,
      REQUISITION_LOCATION_CHARACTERS_MAX,
    ],
    [
      'dept',
      htmlToPlainLine(wordsOf(values.dept), REQUISITION_DEPARTMENT_CHARACTERS_MAX + 1).length,
      REQUISITION_DEPARTMENT_CHARACTERS_MAX,
    ],
  ];
  const long = lengths.find(([, length, max]) => length > max);
  if (lengths[0]?.[1] === 0) return 'It has no title.';
  if (long !== undefined)
    return `Its ${long[0] === 'dept' ? 'department' : long[0]} has more than ${long[2]} characters.`;
  if (closeDate !== '' && parseRequisitionDay(closeDate) === null)
    return 'Its closing date is not a date. Write it like 2026-11-30.';
  return null;
}

function requisitionOf(values: Row['values']): Requisition {
  const { team } = values;
  return normaliseRequisition({
    title: wordsOf(values.title),
    description: wordsOf(values.description),
    location: wordsOf(values.location),
    dept: wordsOf(values.dept),
    closeDate: wordsOf(values.closeDate),
    team: Array.isArray(team) ? team.map(wordsOf) : wordsOf(team).split(/[;,\s]+/),
  });
}

/** Programs write ids as numbers; anything else is no text. */
function wordsOf(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' ? value : '';
}

function rowsOfJson(text: string): Row[] | { problem: string } {
  let parsedJson: unknown;
  try {
    parsedJson = JSON.parse(text);
  } catch {
    return { problem: 'This is no JSON that can be read. Check its brackets and quotation marks.' };
  }
  const list = Array.isArray(parsedJson)
    ? parsedJson
    : parsedJson !== null && typeof parsedJson === 'object' && 'requisitions' in parsedJson
      ? parsedJson.requisitions
      : undefined;
  if (!Array.isArray(list))
    return { problem: 'Write a list of requisitions, each with an id and a title.' };
  return list.map((one: unknown, i) => ({
    row: i + 1,
    values: valuesOf(Object.entries(one ?? {})),
    fault: findWhyQuestionsInRequisitionAreRefused(one),
  }));
}

function rowsOfCsv(text: string): Row[] | { problem: string } {
  let lines: { record: string[]; line: number }[];
  try {
    lines = recordsIn(text);
  } catch (error) {
    // The library throws nothing else of its own.
    const { lines: line } = error as CsvError & { lines?: number };
    return {
      problem: `The file cannot be read${line === undefined ? '' : ` from line ${line} on`}. Check its quotation marks.`,
    };
  }
  const [head, ...rest] = lines;
  const columns = (head?.record ?? []).map(fieldNamed);
  if (!columns.includes('id') || !columns.includes('title'))
    return { problem: 'The first line must name the columns, with id and title among them.' };
  return rest.map(({ record, line }) => ({
    row: line,
    values: Object.fromEntries(
      record.flatMap((cell, i) => (columns[i] === undefined ? [] : [[columns[i], cell] as const])),
    ),
  }));
}

function recordsIn(text: string): { record: string[]; line: number }[] {
  const options = {
    delimiter: delimiterOf(text),
    relax_column_count: true,
    skip_empty_lines: true,
    to: REQUISITION_FILE_ROWS_MAX + 2,
    info: true,
  } as const;
  // With `info` each record comes with where it ends; its types do not say so.
  const records = csv().parse(text, options) as unknown as {
    record: string[];
    info: { lines: number };
  }[];
  let before = 0;
  return records.map(({ record, info: { lines } }) => {
    const line = before + 1;
    before = lines;
    return { record, line };
  });
}

/** Spreadsheets of many countries write semicolons. */
function delimiterOf(text: string): string {
  const [first = ''] = text.split('\n', 1);
  const counted = [',', ';', '\t'].map((sign) => [sign, first.split(sign).length] as const);
  return counted.reduce((most, each) => (each[1] > most[1] ? each : most))[0];
}

function valuesOf(entries: [string, unknown][]): Row['values'] {
  return Object.fromEntries(
    entries.flatMap(([name, value]) => {
      const field = fieldNamed(name);
      return field === undefined ? [] : [[field, value] as const];
    }),
  );
}

function fieldNamed(name: string): Field | undefined {
  const key = name.toLowerCase().replace(/[^a-z]/g, '');
  return Object.hasOwn(names, key) ? names[key] : undefined;
}

const shortenForMessage = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
