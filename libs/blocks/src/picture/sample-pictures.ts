import type { Translate } from '@etalage/texts';
/** Ground, two shades and the colour of what stands in front; muted, to suit the colours of every website. */
type Tone = readonly [ground: string, far: string, near: string, front: string];

const tones: readonly Tone[] = [
  ['#ebe4d9', '#dacdbb', '#c1ae96', '#94826c'],
  ['#e3e5de', '#ccd2c4', '#a7b09d', '#74806f'],
  ['#eee2d8', '#e0c8b6', '#cba287', '#a27a62'],
];

/** Drawings of 480 by 360 whose subject is in the middle, so that they can be cut to any proportions. */
const drawings: readonly ((tone: Tone) => string)[] = [
  ([, far, near, front]) =>
    `<path d='M150 290V150a90 90 0 0 1 180 0v140z' fill='${far}'/><path d='M240 200c0-45 20-64 40-86m-40 74c-2-25-16-38-30-48' fill='none' stroke='${near}' stroke-width='6' stroke-linecap='round'/><path d='M222 195h36c-4 22 22 34 22 62 0 22-16 33-40 33s-40-11-40-33c0-28 26-40 22-62z' fill='${front}'/><path d='M0 290h480v70H0z' fill='${near}'/>`,
  ([, far, near, front]) =>
    `<circle cx='300' cy='120' r='44' fill='${front}' opacity='.7'/><path d='M0 225q120-95 250-15t230-30v180H0z' fill='${far}'/><path d='M0 285q150-75 290-20t190-15v110H0z' fill='${near}'/>`,
  ([, far, near, front]) =>
    `<path d='M237 0h6v92h-6zM207 92h66l30 52H177z' fill='${front}'/><path d='M90 238h300v14H90zm30 14h14v108h-14zm226 0h14v108h-14z' fill='${near}'/><path d='M196 205h88c0 20-18 33-44 33s-44-13-44-33z' fill='${front}'/><path d='M177 144h126l50 94H127z' fill='${far}' opacity='.55'/>`,
  ([, far, near, front]) =>
    `<ellipse cx='240' cy='278' rx='128' ry='38' fill='${front}'/><ellipse cx='248' cy='214' rx='92' ry='32' fill='${near}'/><ellipse cx='236' cy='162' rx='58' ry='24' fill='${far}'/><ellipse cx='243' cy='123' rx='32' ry='18' fill='${front}'/>`,
  ([ground, far, near, front]) =>
    `<path d='M160 50h160v205H160z' fill='${far}'/><path d='M236 50h8v205h-8zm-76 98h160v8H160z' fill='${ground}'/><path d='M150 255h180v12H150z' fill='${front}'/><path d='M160 285h160l70 75H90z' fill='${near}' opacity='.45'/>`,
  ([, far, near, front]) =>
    `<path d='M240 340V90' stroke='${front}' stroke-width='6'/><path d='M240 130c-10-46 22-78 22-78s20 50-22 78zm0 74c52-4 76-52 76-52s-66-14-76 52zm0-36c-52-4-76-52-76-52s66-14 76 52zm0 100c60-4 88-62 88-62s-78-16-88 62zm0-20c-60-4-88-62-88-62s78-16 88 62z' fill='${near}'/><path d='M188 284h104l-14 76h-76z' fill='${far}'/>`,
];

/** An SVG drawing as an address, without the separator of lists of files. */
function svgAddress(width: number, height: number, content: string): string {
  const drawing = `<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}' viewBox='0 0 ${width} ${height}'>${content}</svg>`;
  return `data:image/svg+xml,${drawing.replace(/[#<>]/g, encodeURIComponent)}`;
}

/**
 * The picture at this number that a new block starts with, so that it is whole before its owner chose one. It is drawn
 * in the document itself, and so belongs to no website.
 */
export function samplePicture(index: number): string {
  const tone = tones[(index + Math.floor(index / drawings.length)) % tones.length]!;
  const draw = drawings[index % drawings.length]!;
  return svgAddress(480, 360, `<path d='M0 0h480v360H0z' fill='${tone[0]}'/>${draw(tone)}`);
}

/** So many different sample pictures, as a field for files stores them. */
export function samplePictures(count: number): string {
  return Array.from({ length: count }, (_, index) => samplePicture(index)).join('|');
}

/** Signs of companies that do not exist, 40 high. */
const signs = [
  "<circle cx='14' cy='20' r='12'/>",
  "<path d='M2 32 14 8l12 24z'/>",
  "<path d='M2 8h10v24H2zm14 8h10v16H16z'/>",
  "<path d='M14 6c14 8 14 22 0 28C0 28 0 14 14 6z'/>",
  "<path d='M2 18 14 8l12 10v14H2z'/>",
] as const;

/** Logos that a new row of logos starts with, and their alternative texts, as its fields store them. */
export function sampleLogos(t: Translate): { logo_image: string; logo_alt: string } {
  const names = t('designer_starter_logos').split(', ');
  const logos = names.map((name, index) => sampleLogo(name, signs[index % signs.length] ?? ''));
  return { logo_image: logos.join('|'), logo_alt: names.join(', ') };
}

function sampleLogo(name: string, sign: string): string {
  const label = `<text x='36' y='27' font-family='Arial,sans-serif' font-size='20' font-weight='700'>${name.replace('&', '%26amp;')}</text>`;
  return svgAddress(40 + name.length * 12, 40, `<g fill='#6f675c'>${sign}${label}</g>`);
}
