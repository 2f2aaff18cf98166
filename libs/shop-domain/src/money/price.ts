/** Both sides of one amount in cents. */
export interface Price {
  incl_tax: number;
  excl_tax: number;
}
