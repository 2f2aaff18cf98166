import sanitize from 'sanitize-html';

const SHAPES = [
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'text',
  'tspan',
  'textPath',
];
const CONTAINERS = ['svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc', 'switch'];
const PAINTS = ['linearGradient', 'radialGradient', 'stop', 'pattern', 'clipPath', 'mask', 'marker', 'image'];
const FILTERS = ['filter', 'feBlend', 'feColorMatrix', 'feComponentTransfer', 'feComposite', 'feFlood'];
const FILTER_PARTS = ['feGaussianBlur', 'feMerge', 'feMergeNode', 'feOffset', 'feDropShadow', 'feFuncA'];

/** Allowed elements. No script, style, animation (it can set links) or foreign content. */
const ALLOWED_TAGS = [...SHAPES, ...CONTAINERS, ...PAINTS, ...FILTERS, ...FILTER_PARTS];

const LENGTHS = 'x y x1 y1 x2 y2 cx cy r rx ry fx fy dx dy width height points d offset pathLength rotate';
const LOOKS =
  'fill fill-opacity fill-rule stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit ' +
  'stroke-dasharray stroke-dashoffset stroke-opacity opacity color display visibility overflow clip-path clip-rule ' +
  'clipPathUnits mask maskUnits maskContentUnits marker-start marker-mid marker-end filter transform stop-color ' +
  'stop-opacity font-family font-size font-weight font-style text-anchor letter-spacing dominant-baseline ' +
  'vector-effect paint-order mix-blend-mode isolation';
const FRAMES =
  'viewBox preserveAspectRatio version xmlns xmlns:xlink id role aria-label aria-hidden gradientUnits ' +
  'gradientTransform spreadMethod patternUnits patternContentUnits patternTransform markerWidth markerHeight ' +
  'markerUnits refX refY orient filterUnits primitiveUnits in in2 result mode type values stdDeviation operator ' +
  'k1 k2 k3 k4 flood-color flood-opacity slope intercept exponent amplitude tableValues startOffset';
const ALLOWED_ATTRIBUTES = `${LENGTHS} ${LOOKS} ${FRAMES} href xlink:href`.split(' ');

/**
 * An SVG with only allowed elements and attributes (UPL-48), links within the SVG itself, and embedded pictures. `style`
 * attributes are removed. Undefined if the text is not an SVG. Does not check its limits; see `sanitiseSvg`.
 */
export function cleanSvg(source: string): string | undefined {
  const clean = sanitize(withoutDoctype(source), {
    allowedTags: ALLOWED_TAGS,
    allowedAttributes: { '*': ALLOWED_ATTRIBUTES },
    allowedSchemes: [],
    // Links are checked in `isHarmless`, because a fragment has no scheme.
    allowedSchemesAppliedToAttributes: [],
    transformTags: { '*': (tagName, attribs) => ({ tagName, attribs: keptAttributes(tagName, attribs) }) },
    nonTextTags: [
      'script',
      'style',
      'foreignObject',
      'animate',
      'set',
      'handler',
      'iframe',
      'object',
      'embed',
    ],
    selfClosing: [],
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false, decodeEntities: true },
  }).trim();
  return /^<svg[\s>]/.test(clean) ? clean : undefined;
}

/** The source without its document type, of which the parser does not know the part in brackets; in linear time. */
function withoutDoctype(source: string): string {
  const start = source.search(/<!DOCTYPE/i);
  if (start === -1) return source;
  const bracket = source.indexOf('[', start);
  let end = source.indexOf('>', start);
  if (bracket !== -1 && bracket < end) {
    const closing = source.indexOf(']', bracket);
    end = closing === -1 ? -1 : source.indexOf('>', closing);
  }
  return end === -1 ? source : source.slice(0, start) + source.slice(end + 1);
}

function keptAttributes(tag: string, attribs: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(attribs).filter(([name, value]) => isHarmless(tag, name, value)));
}

function isHarmless(tag: string, name: string, value: string): boolean {
  if (name === 'href' || name === 'xlink:href') {
    return (
      /^#[\w.:-]+$/.test(value) ||
      (tag === 'image' && /^data:image\/(?:png|jpeg|webp|gif);base64,[A-Za-z0-9+/=\s]+$/.test(value))
    );
  }
  // A paint may refer to a part of the SVG and to nothing outside it.
  return !/url\s*\((?!\s*["']?#)|javascript:|expression|\\/i.test(value);
}
