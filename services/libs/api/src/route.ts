import type { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** What a well-formed call may be refused with: the codes of each status. */
export type RouteRefusals = Partial<Record<400 | 401 | 404 | 409 | 429 | 502 | 503, readonly string[]>>;

/** One route of the product: what it takes, what it answers, and what its documentation says. */
export interface Route<
  Body extends z.ZodType | undefined = z.ZodType | undefined,
  Query extends z.ZodType | undefined = z.ZodType | undefined,
  Response extends z.ZodType = z.ZodType,
> {
  method: Method;
  path: `/${string}`;
  status: 200 | 201;
  /** A verb and what it acts on: "Add a server". */
  summary: string;
  /** One or two sentences, where the summary is not enough. */
  description?: string;
  body: Body;
  /** The body as it is documented, where a field is not for the public. */
  documentedBody?: z.ZodType;
  /** A body that works as it stands. */
  example?: unknown;
  query: Query;
  /** Beside those that every call of its kind may get. */
  refusals?: RouteRefusals;
  response: Response;
  /** What else than JSON is answered. */
  contentType?: string;
}

type Definition<B, Q, R> = Omit<Partial<Route>, 'body' | 'query' | 'response'> &
  Pick<Route, 'method' | 'path' | 'summary'> & { body?: B; query?: Q; response: R };

export const route = <R extends z.ZodType, B extends z.ZodType | undefined = undefined, Q extends z.ZodType | undefined = undefined>(
  definition: Definition<B, Q, R>,
): Route<B, Q, R> => ({ status: 200, ...definition, body: definition.body as B, query: definition.query as Q });

export type BodyOf<R extends Route> = R['body'] extends z.ZodType ? z.output<R['body']> : never;
export type QueryOf<R extends Route> = R['query'] extends z.ZodType ? z.output<R['query']> : never;
export type ResponseOf<R extends Route> = z.output<R['response']>;
