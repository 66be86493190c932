import type * as z from 'zod/mini';

export type EndpointDoor = 'staff' | 'reviewer' | 'candidate' | 'public' | 'operator' | 'api';

type Fields = z.ZodMiniType<Record<string, unknown>>;

/**
 * A promise between web and server. The server parses what comes in and encodes what goes out with
 * these very schemas; the web infers its types from them; the API reference is printed from them.
 */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** `{name}` stands for a parameter, as in the specification. */
  path: `/${string}`;
  door: EndpointDoor;
  /** One sentence for the API reference. */
  summary: string;
  params?: Fields;
  query?: Fields;
  body?: z.ZodMiniType;
  /** Absent: 204 without a body. */
  output?: z.ZodMiniType;
  /** Status of success; 200, or 204 without output, unless told. */
  status?: 201 | 202;
  /** A GET that changes state must carry the anti-forgery header like any other change. */
  requiresCsrf?: true;
  /** Asks for the password or a one-time code if neither was given in the last ten minutes (staff and operator door). */
  requiresRecentLogin?: true;
  /** The answer is a file of this type, unless it names another, sent piece by piece, instead of JSON. */
  responseType?: 'text/csv' | 'text/html' | 'image/webp';
  /** The body is a picture instead of JSON; it is drawn anew in this shape before anything else sees it. */
  upload?: 'photo' | 'logo' | 'picture';
  /** The answer holds a secret that is shown once, or must be asked for anew each time: never kept for a repeated call. */
  notReplayable?: true;
  /**
   * Neither a secret nor what a candidate or a stranger wrote stands in the answer: it is sent compressed. Compressed together,
   * the length of an answer would tell whoever may choose one part of it what the other part says.
   */
  compressible?: true;
  /** What an API key must be allowed, to be let in by the door for programs. */
  scope?: 'merit:read' | 'identity:read';
  /** Of a GET that an operator who looks through somebody's eyes may not make: exports, and keys to other doors. */
  closedToSupport?: true;
  /** Why such an operator may make a call that is no GET: they look, and change nothing. */
  openToSupport?: string;
};

/** Looking through somebody's eyes is for looking: whatever changes something is closed, unless it says why not. */
export function isEndpointClosedToSupport({
  method,
  closedToSupport,
  openToSupport,
}: Endpoint): boolean {
  return closedToSupport ?? (method !== 'GET' && openToSupport === undefined);
}

/** The path of a call with its parameters filled in. */
export function fillEndpointPath(
  endpoint: Endpoint,
  params: Record<string, string | number> = {},
): string {
  return endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
}

type SchemaSide<
  E,
  K extends 'params' | 'query' | 'body',
  Way extends 'input' | 'output',
> = E extends {
  [key in K]: infer Schema extends z.ZodMiniType;
}
  ? Way extends 'input'
    ? z.input<Schema>
    : z.output<Schema>
  : undefined;

/** What the server's handler receives, already parsed. */
export type HandlerInputOf<E extends Endpoint> = {
  params: SchemaSide<E, 'params', 'output'>;
  query: SchemaSide<E, 'query', 'output'>;
  body: SchemaSide<E, 'body', 'output'>;
};

/** What the web passes to a call. */
export type ClientRequestOf<E extends Endpoint> = {
  [K in 'params' | 'query' | 'body' as E extends { [key in K]: z.ZodMiniType }
    ? K
    : never]: SchemaSide<E, K, 'input'>;
};

/** What a call answers, with dates as `Date` on both sides. */
export type ResponseOf<E extends Endpoint> = E extends {
  output: infer Schema extends z.ZodMiniType;
}
  ? z.output<Schema>
  : E extends { responseType: 'image/webp' }
    ? { image: Uint8Array; isPublic: boolean }
    : E extends { responseType: string }
      ? { name: string; pieces: AsyncIterable<string>; type?: 'application/json' }
      : undefined;
