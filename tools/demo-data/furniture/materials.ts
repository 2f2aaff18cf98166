/** The palette of every picture: three woods, five cloths, two metals, two ceramics. */
export const oak = '#cfa777';
export const walnut = '#83583a';
export const ash = '#e2cba8';
export const linen = '#ddd3c3';
export const moss = '#737d60';
export const rust = '#b9694a';
export const slate = '#5d6a72';
export const sand = '#cdb999';
export const steel = '#35322f';
export const brass = '#b8924f';
export const chalk = '#f1ebe0';
export const clay = '#b9785a';
