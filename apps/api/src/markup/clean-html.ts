import { frameSandbox, storedHtml } from '@etalage/form-engine/schema';
import sanitizeHtml from 'sanitize-html';

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: storedHtml.tags,
  allowedAttributes: storedHtml.attributes,
  allowedClasses: storedHtml.classes,
  allowedStyles: { '*': storedHtml.styles },
  allowedSchemes: storedHtml.schemes,
  allowedSchemesByTag: storedHtml.schemesByTag,
  allowedSchemesAppliedToAttributes: ['href', 'src', 'data-src', 'image-link-url'],
  allowProtocolRelative: false,
  allowIframeRelativeUrls: false,
  exclusiveFilter: ({ tag, attribs }) => tag === 'iframe' && !attribs['src'],
  transformTags: {
    // The opened window gets no access to this page.
    a: (tagName, attribs) => ({
      tagName,
      attribs:
        attribs['target'] !== '_blank' || /\bnoopener\b/.test(attribs['rel'] ?? '')
          ? attribs
          : { ...attribs, rel: 'noopener noreferrer' },
    }),
    iframe: (tagName, attribs) => ({ tagName, attribs: { ...attribs, sandbox: frameSandbox } }),
    div: (tagName, { id, ...attribs }) => ({
      tagName,
      attribs: id !== undefined && /^[a-z][\w-]{0,63}$/i.test(id) ? { ...attribs, id } : attribs,
    }),
  },
};

/** Sanitises rich text without checking its limits; see `sanitiseHtml`. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, OPTIONS);
}

/** Whether sanitising removed something from rich text; another spelling of the same HTML does not count. */
export function isReduced(html: string, clean: string): boolean {
  if (html === clean) return false;
  const whole = sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    parseStyleAttributes: false,
  });
  return plainStyles(whole) !== plainStyles(clean);
}

/** Style attributes without the spaces and the last semicolon that editors write. */
function plainStyles(html: string): string {
  return html.replace(
    /style="([^"]*)"/g,
    (_all, style: string) =>
      `style="${style
        .replace(/\s+/g, ' ')
        .replace(/ ?([:;,]) ?/g, '$1')
        .replace(/;$/, '')}"`,
  );
}
