/** The marks that Word and browsers put around the copied part of a page. */
const NOISE = new Set(['meta', 'style', 'script', 'link', 'title', 'xml', 'o:p']);
const MARKS: readonly (readonly [tag: string, isWritten: RegExp])[] = [
  ['strong', /font-weight:\s*(bold|[6-9]00)/i],
  ['em', /font-style:\s*italic/i],
  ['u', /text-decoration[^;]*underline/i],
  ['s', /text-decoration[^;]*line-through/i],
];

/**
 * Pasted HTML as this editor would write it: headings, lists, tables, links, bold and the like stay; fonts, sizes,
 * colours and classes of the original program are removed. What was copied from this editor is unchanged.
 */
export function cleanPaste(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  if (body.querySelector('[data-pm-slice]')) return html;
  for (const element of body.querySelectorAll('*')) {
    if (NOISE.has(element.tagName.toLowerCase())) element.remove();
  }
  removeComments(body);
  makeWordLists(body);
  for (const element of body.querySelectorAll('[style]')) keepMarks(element);
  for (const element of body.querySelectorAll('*')) {
    for (const name of ['style', 'class', 'id', 'lang', 'dir', 'width', 'height'])
      element.removeAttribute(name);
  }
  // Google Docs wraps everything in a <b> that is not bold.
  for (const wrapper of body.querySelectorAll('b, font, span, div')) {
    const isBold = wrapper.tagName === 'B' && wrapper.querySelector('p, h1, h2, h3, ul, ol, table') === null;
    if (!isBold) wrapper.replaceWith(...wrapper.childNodes);
  }
  for (const empty of body.querySelectorAll('p')) {
    if (empty.textContent?.trim() === '' && empty.querySelector('img, br') === null) empty.remove();
  }
  return body.innerHTML;
}

/** Bold, italic and the like that were written as styles become elements. */
function keepMarks(element: Element): void {
  if (element.tagName !== 'SPAN' && element.tagName !== 'A') return;
  const style = element.getAttribute('style') ?? '';
  for (const [tag, isWritten] of MARKS) {
    // A link is always underlined.
    if (!isWritten.test(style) || (tag === 'u' && element.tagName === 'A')) continue;
    const mark = element.ownerDocument.createElement(tag);
    mark.append(...element.childNodes);
    element.append(mark);
  }
}

function removeComments(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
}

/**
 * Word writes the items of a list as paragraphs with a class; the text before an item shows which kind of list it is.
 */
function makeWordLists(body: HTMLElement): void {
  for (const item of body.querySelectorAll('p[class*="MsoListParagraph"]')) {
    const points = [...item.querySelectorAll('[style]')].filter(isPoint);
    const isNumbered = points.some((point) => /^\s*(\d+|[a-z])[.)]/i.test(point.textContent ?? ''));
    for (const point of points) point.remove();
    const tag = isNumbered ? 'OL' : 'UL';
    const before = item.previousElementSibling;
    const list = before?.tagName === tag ? before : item.ownerDocument.createElement(tag);
    if (list !== before) item.before(list);
    const line = item.ownerDocument.createElement('li');
    line.append(...item.childNodes);
    list.append(line);
    item.remove();
  }
}

const isPoint = (element: Element): boolean =>
  /mso-list:\s*ignore/i.test(element.getAttribute('style') ?? '');
