import sanitize from 'sanitize-html';

const shapes = [
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
const containers = ['svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc', 'switch'];
const paints = ['linearGradient', 'radialGradient', 'stop', 'pattern', 'clipPath', 'mask', 'marker', 'image'];
const filters = ['filter', 'feBlend', 'feColorMatrix', 'feComponentTransfer', 'feComposite', 'feFlood'];
const filterParts = ['feGaussianBlur', 'feMerge', 'feMergeNode', 'feOffset', 'feDropShadow', 'feFuncA'];

/** Elements of a drawing. No script, style, animation (it can set links) or foreign content. */
const tags = [...shapes, ...containers, ...paints, ...filters, ...filterParts];

const lengths = 'x y x1 y1 x2 y2 cx cy r rx ry fx fy dx dy width height points d offset pathLength rotate';
const looks =
  'fill fill-opacity fill-rule stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit ' +
  'stroke-dasharray stroke-dashoffset stroke-opacity opacity color display visibility overflow clip-path clip-rule ' +
  'clipPathUnits mask maskUnits maskContentUnits marker-start marker-mid marker-end filter transform stop-color ' +
  'stop-opacity font-family font-size font-weight font-style text-anchor letter-spacing dominant-baseline ' +
  'vector-effect paint-order mix-blend-mode isolation';
const frames =
  'viewBox preserveAspectRatio version xmlns xmlns:xlink id role aria-label aria-hidden gradientUnits ' +
  'gradientTransform spreadMethod patternUnits patternContentUnits patternTransform markerWidth markerHeight ' +
  'markerUnits refX refY orient filterUnits primitiveUnits in in2 result mode type values stdDeviation operator ' +
  'k1 k2 k3 k4 flood-color flood-opacity slope intercept exponent amplitude tableValues startOffset';
const attributes = `${lengths} ${looks} ${frames} href xlink:href`.split(' ');

/**
 * A drawing with only what draws (UPL-48): elements and attributes of a closed list, links within the drawing itself,
 * pictures only when they lie in it. Styles of `style` are not kept; undefined for text that is no drawing.
 */
export function sanitiseSvg(source: string): string | undefined {
  const clean = sanitize(source.replace(/<!DOCTYPE[^[>]*(?:\[[^\]]*\])?[^>]*>/gi, ''), {
    allowedTags: tags,
    allowedAttributes: { '*': attributes },
    allowedSchemes: [],
    // Links are judged below, with the reason that a fragment is no scheme.
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
  // Paints may name a part of the drawing and nothing outside it.
  return !/url\s*\((?!\s*["']?#)|javascript:|expression|\\/i.test(value);
}
