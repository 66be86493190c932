import type * as z from 'zod/mini';
import { type ReportFigureId } from './report-figure-definitions.ts';

// No registry of zod: it would arrive with the first page, which has no figure.
const figureIdBySchema = new WeakMap<object, ReportFigureId>();

/** Which figure a field of an answer holds; the API reference tells its meaning there. */
export const findReportFigureIdOfSchema = (schema: object): ReportFigureId | undefined =>
  figureIdBySchema.get(schema);

/** The same schema, as the place of a figure. */
export function markSchemaAsReportFigure<S extends z.ZodMiniType>(
  id: ReportFigureId,
  schema: S,
): S {
  const place = schema.clone();
  figureIdBySchema.set(place, id);
  return place;
}
