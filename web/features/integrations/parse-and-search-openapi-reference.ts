import * as z from 'zod/mini';

const OpenApiSchema = z.record(z.string(), z.unknown());
const Content = z.record(z.string(), z.object({ schema: OpenApiSchema }));
const Operation = z.object({
  operationId: z.string(),
  tags: z.array(z.string()),
  summary: z.string(),
  description: z.string(),
  parameters: z.array(
    z.object({ name: z.string(), in: z.string(), required: z.boolean(), schema: OpenApiSchema }),
  ),
  requestBody: z.optional(z.object({ content: Content })),
  responses: z.record(z.string(), z.object({ content: z.optional(Content) })),
});

/** Of the reference, what its page shows. */
const OpenApiReference = z.object({
  info: z.object({ description: z.string() }),
  tags: z.array(z.object({ name: z.string(), description: z.optional(z.string()) })),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.object({ schemas: z.record(z.string(), OpenApiSchema) }),
});

export type OpenApiSchema = z.infer<typeof OpenApiSchema>;
export type OpenApiSchemas = Record<string, OpenApiSchema>;
export type OpenApiOperation = z.infer<typeof Operation> & { method: string; path: string };
export type OpenApiChapter = { name: string; says: string; calls: OpenApiOperation[] };
export type OpenApiReference = {
  overview: string;
  chapters: OpenApiChapter[];
  shapes: OpenApiSchemas;
};

/** The reference by chapters, in its own order; throws where it is none. */
export function parseOpenApiReference(answer: unknown): OpenApiReference {
  const { info, tags, paths, components } = z.parse(OpenApiReference, answer);
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
export function searchApiChapters(
  chapters: readonly OpenApiChapter[],
  search: string,
): OpenApiChapter[] {
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
