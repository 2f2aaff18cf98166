/** A host name or an IP address with an optional port; nothing that ends a directive of a policy. */
const HOST = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/**
 * The address that a browser used, as a source of a policy such as `https://beheer.example.nl`; undefined for a Host header
 * that is no host.
 */
export function originOf({ protocol, host }: { protocol: string; host: string }): string | undefined {
  if (!HOST.test(host)) return undefined;
  const url = URL.parse(`${protocol}://${host}`);
  return url?.origin;
}

/**
 * Policy of the designer's canvas, which renders content of owners and others. Its origin is always opaque, it runs its own
 * scripts only, and it sends no requests: data arrives over the message port of the dashboard that frames it.
 *
 * In a document with an opaque origin WebKit matches 'self' with nothing, so the addresses of the dashboard are named too.
 * They allow nothing that 'self' does not allow in other browsers.
 * @param scripts Sources of the scripts of the page itself.
 * @param origins Addresses of the dashboard.
 */
export function canvasPolicy(scripts: string, origins: readonly string[]): string {
  const own = ["'self'", ...origins].join(' ');
  return [
    'sandbox allow-scripts allow-forms',
    "default-src 'none'",
    `script-src ${[scripts, ...origins].join(' ')}`,
    `style-src ${own} 'unsafe-inline'`,
    `img-src ${own} http: https: data: blob:`,
    `media-src ${own} http: https:`,
    `font-src ${own} https: data:`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}
