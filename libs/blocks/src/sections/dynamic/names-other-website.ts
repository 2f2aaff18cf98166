/** A namespace of SVG or MathML; nothing is loaded from it. */
const NAMESPACE = /https?:\/\/www\.w3\.org\//gi;
/** An address with a scheme, or one without where an address is expected. */
const ADDRESS = /(?:https?:|["'(=])\/\/[\w-]/i;
/** The same with its host; long enough for every name, so that the time is linear. */
const HOST = /(?:https?:|["'(=])\/\/([\w.-]{1,253})/gi;

/**
 * Whether code names an address of another website. A script can also put one together; the frame of code that names
 * none may load nothing from elsewhere.
 */
export function namesOtherWebsite(code: string): boolean {
  return ADDRESS.test(code.replace(NAMESPACE, ''));
}

/** The hosts of the addresses of other websites that code names, in order. */
export function namedHosts(code: string): string[] {
  return [...code.replace(NAMESPACE, '').matchAll(HOST)].map(([, host = '']) => host);
}
