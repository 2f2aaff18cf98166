export { TextContext, useText } from './text/text-context.ts';
