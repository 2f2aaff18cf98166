import { createHash } from 'node:crypto';
import type { InlineSources } from '../assets/assets-context.ts';

/**
 * The content security policy of one page. Inline styles and scripts are allowed by hash, so that a cached page needs
 * no nonce. What the loader imports is allowed by its folder: browsers do not extend the trust of a hash to `import()`,
 * so 'strict-dynamic' would block it, and 'self' would also allow files that owners upload. Forms may end at a payment
 * provider on another host. Style attributes contain only values of the page's data. A picture that a visitor uploads
 * is resized through a `blob:`. `apiBase` is the API
 * that the page calls instead of its own. `hosts` are those of the scripts that the owner named: they run only after consent, but a
 * cached page has one policy for all visitors. A 3D model unpacks its pictures to `blob:` addresses, and is unpacked by
 * WebAssembly in a worker; only pages with one allow that.
 */
export function contentSecurityPolicy(
  { styles, scripts, models }: InlineSources,
  origin: string,
  hosts: readonly string[] = [],
  apiBase = '',
): string {
  const outside = hosts.map((host) => ` https://${host}`).join('');
  const [wasm, blobs] = models.size > 0 ? [" 'wasm-unsafe-eval'", ' blob: data:'] : ['', ''];
  if (import.meta.env.DEV) return "frame-ancestors 'self'";
  return [
    "default-src 'self'",
    `script-src ${hashes(scripts)} ${origin}/assets/${outside}${wasm}`,
    `style-src 'self' ${hashes(styles)}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "media-src 'self' https:",
    "font-src 'self'",
    `connect-src 'self'${apiBase && ` ${apiBase}`}${outside}${blobs}`,
    ...(models.size > 0 ? ['worker-src blob:'] : []),
    'frame-src https:',
    "form-action 'self' https:",
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}

const known = new Map<string, string>();

/** The same few sources are on every page; each is hashed once. */
function hashes(sources: Set<string>): string {
  return [...sources].map((source) => `'sha256-${hashOf(source)}'`).join(' ');
}

function hashOf(source: string): string {
  const found = known.get(source);
  if (found) return found;
  // Styles differ by the blocks of a page; at most a few hundred combinations are cached.
  if (known.size > 500) known.clear();
  const hash = createHash('sha256').update(source).digest('base64');
  known.set(source, hash);
  return hash;
}
