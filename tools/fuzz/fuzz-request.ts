/** One request of a fuzz run. */
export interface FuzzRequest {
  /** The dashboard's host takes the calls of owners; all others go to the shop. */
  readonly to: 'shop' | 'dashboard';
  readonly method: string;
  /** Path and query, encoded. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

/** What a report says of a request: enough to send it again by hand. */
export function nameOf({ to, method, path, headers, body = '' }: FuzzRequest): string {
  const start = body.length > 300 ? `${body.slice(0, 300)}… (${body.length})` : body;
  return `${to} ${method} ${path.slice(0, 300)} ${headers['content-type'] ?? ''} ${start}`;
}
