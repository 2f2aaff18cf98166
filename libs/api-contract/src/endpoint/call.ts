declare const wire: unique symbol;

/** Types of what is sent and answered, in wire form, and of the answer decoded. They exist for the compiler only and cannot be written by hand. */
interface Wire<Request = unknown, Reply = unknown, Decoded = unknown> {
  readonly [wire]: { readonly request: Request; readonly reply: Reply; readonly decoded: Decoded };
}

/**
 * What a caller needs of an endpoint: its path, tied to the types of its request and reply, so that no path can be
 * called with the payload of another one.
 */
export interface Call<Request = unknown, Reply = unknown, Decoded = unknown> extends Wire<
  Request,
  Reply,
  Decoded
> {
  readonly path: string;
  /** JSON, posted and answered. */
  readonly transport?: 'json';
}

/** An endpoint of which the request or the reply is the bytes of a file. */
export interface Stream<Request = unknown, Reply = unknown> extends Wire<Request, Reply> {
  readonly transport: 'stream';
  readonly method: 'GET' | 'PUT';
  /** The part before `/<website>/<key>`. */
  readonly path: string;
}

/** What a caller sends, in wire form. */
export type RequestOf<E extends Wire> = E[typeof wire]['request'];
/** What a caller receives, in wire form. */
export type ResponseOf<E extends Wire> = E[typeof wire]['reply'];
/** The same with cents and booleans in place of euros, '1' and '0'. */
export type DecodedOf<E extends Wire> = E[typeof wire]['decoded'];
/** The same as `RequestOf` without the ids of the website, which clients fill in (API-02). */
export type PayloadOf<E extends Call> = Omit<RequestOf<E>, 'website_id' | 'project_id'>;

/** The same call at another path, where its caller was given one. */
export function atPath<E extends Call>(endpoint: E, path: string | undefined): E {
  return path === undefined ? endpoint : { ...endpoint, path };
}
