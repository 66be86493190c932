import * as z from 'zod/mini';

const ApiSchema = z.record(z.string(), z.unknown());
const Content = z.record(z.string(), z.object({ schema: ApiSchema }));
const Operation = z.object({
  operationId: z.string(),
  tags: z.array(z.string()),
  summary: z.string(),
  description: z.string(),
  parameters: z.array(
    z.object({ name: z.string(), in: z.string(), required: z.boolean(), schema: ApiSchema }),
  ),
  requestBody: z.optional(z.object({ content: Content })),
  responses: z.record(z.string(), z.object({ content: z.optional(Content) })),
});

/** Of the reference, what its page shows. */
const ApiReferenceData = z.object({
  info: z.object({ description: z.string() }),
  tags: z.array(z.object({ name: z.string(), description: z.optional(z.string()) })),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.object({ schemas: z.record(z.string(), ApiSchema) }),
});

export type ApiSchema = z.infer<typeof ApiSchema>;
export type ApiSchemas = Record<string, ApiSchema>;
export type ApiOperation = z.infer<typeof Operation> & { method: string; path: string };
export type ApiChapter = { name: string; says: string; calls: ApiOperation[] };
export type ApiReferenceData = { overview: string; chapters: ApiChapter[]; shapes: ApiSchemas };

/** The reference by chapters, in its own order; throws where it is none. */
export function parseOpenApiReference(answer: unknown): ApiReferenceData {
  const { info, tags, paths, components } = z.parse(ApiReferenceData, answer);
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      path,
      method: method.toUpperCase(),
    })),
  );
  const chapters = tags.map(({ name, description = '' }) => ({
    name,
    says: description,
    calls: calls.filter((call) => call.tags.includes(name)),
  }));
  return { overview: info.description, chapters, shapes: components.schemas };
}

/** The chapters with the calls that hold all the words, in their address or what they say. */
export function searchApiChapters(chapters: readonly ApiChapter[], search: string): ApiChapter[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return chapters
    .map((chapter) => ({
      ...chapter,
      calls: chapter.calls.filter(({ method, path, summary, operationId }) => {
        const text = `${method} ${path} ${summary} ${operationId}`.toLowerCase();
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ calls }) => calls.length > 0);
}
