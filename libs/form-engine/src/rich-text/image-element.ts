import { isLinkAddress } from '../stored-html/link-attributes.ts';
import { imageAttributes } from '../stored-html/stored-html.ts';
import { imageAlignments, valuesOf } from '../stored-html/text-looks.ts';
import { declarationsOf, styleOf } from './style-declarations.ts';

/** The attributes of a picture within text; null or empty means not set. */
export type ImageValues = Readonly<Record<string, string | null>>;

type Drawn = [tag: string, attributes: Record<string, string>, ...children: Drawn[]];

/** Attributes of an image element itself; a class and style that do not follow from others are stored separately. */
export const plainAttributes = ['src', 'alt', 'width', 'height', 'loading', 'title', 'lang', 'dir'] as const;
export const imageValueNames = [...plainAttributes, ...imageAttributes, 'otherClass', 'otherStyle'] as const;

/** The element of a picture: what visitors see follows from its attributes, so both are stored (RTE-18). */
export function imageElement(values: ImageValues): Drawn {
  const own = (name: string) => values[name] ?? '';
  const attributes = given({
    ...Object.fromEntries([...plainAttributes, ...imageAttributes].map((name) => [name, own(name)])),
    alt: own('image-alt') || own('alt'),
    width: own('image-width') || own('width'),
    height: own('image-height') || own('height'),
    class: [placeOf(values), own('image-shadow'), own('otherClass')].filter(Boolean).join(' '),
    style: styleOf([...madeStyles(values), ...declarationsOf(values['otherStyle'] ?? null)]) ?? '',
  });
  // A picture without alternative text is decoration and gets an empty one.
  const image: Drawn = ['img', { alt: '', ...attributes }];
  const link = own('image-link-url');
  const linked: Drawn = isLinkAddress(link) ? ['a', { href: link }, image] : image;
  const box = given({ id: own('image-div-id'), class: own('image-div-class') });
  return Object.keys(box).length > 0 ? ['div', box, linked] : linked;
}

/** Reads a picture, with the link and the box around it; undefined if the element contains anything else. */
export function readImage(element: Element): ImageValues | undefined {
  const image = pictureIn(element);
  if (!image?.getAttribute('src')) return undefined;
  const link =
    image.parentElement?.tagName === 'A' && element.contains(image.parentElement)
      ? image.parentElement
      : null;
  const box = element.tagName === 'DIV' ? element : null;
  const attributes = [...plainAttributes, ...imageAttributes].map((name) => [name, image.getAttribute(name)]);
  const read = Object.fromEntries(attributes) as Record<string, string | null>;
  read['image-link-url'] ??= link?.getAttribute('href') ?? null;
  read['image-div-id'] ??= box?.id || null;
  read['image-div-class'] ??= box?.className || null;
  const made = new Set(madeStyles(read).map(([name]) => name));
  const looks = new Set([placeOf(read), read['image-shadow']]);
  return {
    ...read,
    otherClass: [...image.classList].filter((name) => !looks.has(name)).join(' ') || null,
    otherStyle: styleOf(declarationsOf(image.getAttribute('style')).filter(([name]) => !made.has(name))),
  };
}

/** The image of an element that contains nothing else. */
function pictureIn(element: Element): Element | undefined {
  if (element.tagName === 'IMG') return element;
  if (element.children.length !== 1 || (element.textContent ?? '').trim() !== '') return undefined;
  const [child] = element.children;
  return child && (child.tagName === 'IMG' || child.tagName === 'A') ? pictureIn(child) : undefined;
}

function placeOf(values: ImageValues): string {
  const place = values['image-align'] ?? '';
  return place !== 'none' && (valuesOf(imageAlignments) as string[]).includes(place) ? place : '';
}

function madeStyles(values: ImageValues): [string, string][] {
  const [radius, border, color] = ['image-radius', 'image-border', 'image-border-color'].map(
    (name) => values[name],
  );
  const styles: [string, string][] = [];
  if (isSize(radius)) styles.push(['border-radius', `${radius}px`]);
  if (isSize(border) && border !== '0') styles.push(['border', `${border}px solid ${color || '#000000'}`]);
  return styles;
}

const isSize = (value: string | null | undefined): value is string => /^\d{1,3}$/.test(value ?? '');

function given(attributes: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== ''));
}
