import {
  fontFamilies,
  fontSizes,
  imageAlignments,
  imageShadows,
  textShadows,
  valuesOf,
} from './text-looks.ts';

/** Attributes of a picture within text beside `src` (RTE-18). */
export const imageAttributes = [
  'data-src',
  'image-link-url',
  'image-alt',
  'image-width',
  'image-height',
  'image-radius',
  'image-border',
  'image-border-color',
  'image-align',
  'image-shadow',
  'image-div-id',
  'image-div-class',
] as const;

/** The permissions of a frame of another website within text: it works, but cannot navigate the visitor's page. */
export const frameSandbox =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation';

const COLOR = [
  /^#[0-9a-f]{3,8}$/i,
  /^rgba?\([\d\s.,%]+\)$/i,
  /^var\(--[a-z0-9-]+\)$/i,
  /^transparent$/i,
] as const;
const LENGTH = /^\d{1,4}(\.\d+)?(px|rem|em|%)$/;

/**
 * All that rich text may contain. The editor writes nothing else, the server removes anything else at every write, and
 * visitors receive it unchanged.
 */
export const storedHtml = {
  tags: [
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
    'iframe',
    'table',
    'thead',
    'tbody',
    'tfoot',
    'tr',
    'th',
    'td',
    'caption',
    'dl',
    'dt',
    'dd',
  ],
  attributes: {
    '*': ['style', 'lang', 'dir'],
    a: ['href', 'target', 'rel', 'title', 'type_link', 'hideunderline'],
    img: ['src', 'alt', 'width', 'height', 'loading', 'title', ...imageAttributes],
    iframe: ['src', 'width', 'height', 'title', 'loading', 'allowfullscreen', 'sandbox'],
    ol: ['start', 'type'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    div: ['id'],
  },
  classes: {
    '*': [
      ...valuesOf(fontSizes),
      ...valuesOf(fontFamilies),
      ...valuesOf(textShadows),
      'float-left',
      'float-right',
    ],
    img: [...valuesOf(imageAlignments), ...valuesOf(imageShadows)],
    span: ['material-icons', 'icon'],
    // A class name of the owner's choice around a picture (image-div-class).
    div: [/^[a-z][\w-]{0,63}$/i],
  },
  styles: {
    'text-align': [/^(left|right|center|justify)$/],
    color: [...COLOR],
    'background-color': [...COLOR],
    'font-size': [LENGTH],
    'border-radius': [LENGTH],
    border: [/^\d{1,2}px solid (#[0-9a-f]{3,8}|rgba?\([\d\s.,%]+\))$/i],
  },
  /** Addresses of links; a picture and a frame accept fewer. */
  schemes: ['http', 'https', 'mailto', 'tel'],
  schemesByTag: { img: ['http', 'https'], iframe: ['https'] },
};
