/** saxen has no types of its own; this declares what is used of it. */
declare module 'saxen' {
  type Decode = (text: string) => string;
  type Attributes = Record<string, string | undefined>;

  export class Parser {
    on(event: 'openTag', handle: (name: string, attributes: () => Attributes, decode: Decode) => void): this;
    on(event: 'closeTag', handle: (name: string) => void): this;
    on(event: 'text', handle: (text: string, decode: Decode) => void): this;
    on(event: 'cdata', handle: (text: string) => void): this;
    on(event: 'error', handle: (error: Error) => void): this;
    on(event: 'warn', handle: (warning: Error) => void): this;
    parse(xml: string): unknown;
  }
}
