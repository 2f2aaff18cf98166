/** Sent by the stock behaviour to its own element when it knows what is sold out. */
export const STOCK_EVENT = 'etalage:stock';

/** Sent to the document when a choice has a picture of its own; the gallery of the page shows it. */
export const PICTURE_EVENT = 'etalage:picture';

declare global {
  interface DocumentEventMap {
    [PICTURE_EVENT]: CustomEvent<string>;
  }
}
