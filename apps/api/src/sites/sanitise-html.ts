import sanitizeHtml from 'sanitize-html';

const styles = {
  'text-align': [/^(left|right|center|justify)$/],
  color: [/^#[0-9a-f]{3,8}$/i, /^rgba?\([\d\s.,%]+\)$/i, /^var\(--[a-z0-9-]+\)$/i],
  'background-color': [/^#[0-9a-f]{3,8}$/i, /^rgba?\([\d\s.,%]+\)$/i],
  'font-size': [/^\d{1,3}(\.\d+)?(px|rem|em|%)$/],
};

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...[
      'p',
      'br',
      'h1',
      'h2',
      'h3',
      'h4',
      'h5',
      'h6',
      'strong',
      'b',
      'em',
      'i',
      'u',
      's',
      'sub',
      'sup',
      'small',
    ],
    ...[
      'a',
      'ul',
      'ol',
      'li',
      'blockquote',
      'hr',
      'code',
      'pre',
      'span',
      'div',
      'mark',
      'figure',
      'figcaption',
      'img',
    ],
    ...['table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'caption', 'dl', 'dt', 'dd'],
  ],
  allowedAttributes: {
    '*': ['style', 'lang', 'dir'],
    a: ['href', 'target', 'rel', 'title'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    ol: ['start', 'type'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    span: ['class'],
  },
  allowedClasses: { span: ['material-icons', 'icon'] },
  allowedStyles: { '*': styles },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  // A window opened from here gets no hold on this page.
  transformTags: {
    a: (tagName, attribs) => ({
      tagName,
      attribs:
        attribs['target'] !== '_blank' || /\bnoopener\b/.test(attribs['rel'] ?? '')
          ? attribs
          : { ...attribs, rel: 'noopener noreferrer' },
    }),
  },
};

/** Rich text reduced to a closed list of elements, attributes and addresses; what is not on it is left out. */
export function sanitiseHtml(html: string): string {
  return sanitizeHtml(html, options);
}

/** Whether cleaning took something out of rich text, beside writing the same in another way. */
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
    (_all, style: string) => `style="${style.replace(/\s*([:;,])\s*/g, '$1').replace(/;$/, '')}"`,
  );
}
