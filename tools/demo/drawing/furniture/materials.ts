import type { Material } from '../scene/part.ts';

/** The palette of every picture: three woods, a handful of cloths, two metals and quiet ceramics. */
export const oak: Material = { kind: 'wood', color: '#c9a377' };
export const walnut: Material = { kind: 'wood', color: '#7b5b42', dark: 0.55 };
export const ash: Material = { kind: 'wood', color: '#dcc4a0', dark: 0.72 };
export const blackAsh: Material = { kind: 'wood', color: '#2c2825', dark: 0.5, rough: 0.42 };

const cloth = (color: string, soft = 0.25): Material => ({ kind: 'cloth', color, soft });
export const linen = cloth('#cfc3ae');
export const white = cloth('#e9e4da', 0.4);
export const sage = cloth('#6f7463');
export const terracotta = cloth('#9a5438');
export const rust = cloth('#8c4a31');
export const ink = cloth('#39434d');
export const sand = cloth('#b49d7c');
export const boucle: Material = { kind: 'boucle', color: '#e6ddcd' };
export const cord: Material = { kind: 'woven', color: '#cdb38a', step: 0.006 };

export const steel: Material = { kind: 'metal', color: '#1d1c1b', rough: 0.45, shine: 0.6 };
export const brass: Material = { kind: 'metal', color: '#b08d4f', rough: 0.3 };
export const chalk: Material = { kind: 'ceramic', color: '#e8e2d7', rough: 0.5, speckle: 0.25 };
export const clay: Material = { kind: 'ceramic', color: '#a9623f', rough: 0.6 };
export const slate: Material = { kind: 'ceramic', color: '#454f57', rough: 0.4 };
export const moss: Material = { kind: 'ceramic', color: '#767f62', rough: 0.45 };
export const paper: Material = { kind: 'paint', color: '#f3eee3', rough: 0.9 };
export const shade: Material = { kind: 'shade', color: '#efe5d2', glow: 0.25 };
export const bulb: Material = { kind: 'light', color: '#ffd9a0', glow: 6 };
export const glass: Material = { kind: 'glass', color: '#ffffff' };
export const leaf: Material = { kind: 'leaf', color: '#5f6d47' };
export const paint = (color: string, rough = 0.6): Material => ({ kind: 'paint', color, rough });
