import type { Material, Part } from '../scene/part.ts';
import { bar, sheet, tube } from '../scene/shapes.ts';
import type { Vec } from '../scene/vector.ts';
import { cord, oak } from './materials.ts';

/** Lij: an open frame with paddle arms, seat and back woven of paper cord. */
export function loungeChair(wood: Material = oak): Part[] {
  return [
    ...loungeSide(-1, wood),
    ...loungeSide(1, wood),
    bar([-32, 32, 29], [32, 32, 29], 1.5, 1.5, wood),
    bar([-32, 30, -27], [32, 30, -27], 1.5, 1.5, wood),
    bar([-27, 80, -48], [27, 80, -48], 1.6, 1.6, wood),
    bar([-27, 45, -32], [27, 45, -32], 1.3, 1.3, wood),
    ...wovenSeatAndBack(),
  ];
}

/** Two legs, the arm, and the rails of seat and back; left for side -1, right for side 1. */
function loungeSide(side: -1 | 1, wood: Material): Part[] {
  const legX = side * 32;
  const railX = side * 27;
  const legThickness = (t: number) => 1.5 + 0.6 * Math.sin(t * 3);
  const frontLeg: Vec[] = [
    [legX, 0, 32],
    [legX, 30, 29],
    [legX, 52, 25],
  ];
  const backLeg: Vec[] = [
    [legX, 0, -36],
    [legX, 30, -27],
    [legX, 54, -29],
  ];
  const seatRail: Vec[] = [
    [railX, 33, 30],
    [railX, 28, -24],
    [railX, 32, -30],
  ];
  const backRail: Vec[] = [
    [railX, 30, -26],
    [railX, 56, -36],
    [railX, 80, -48],
  ];
  const arm = sheet(
    (u, v) => [side * (32 + (u - 0.5) * (3.4 + 5.4 * v ** 1.5)), 53.6 + 1.4 * v - 0.8 * v * v, -33 + v * 68],
    [6, 18],
    wood,
    { thickness: 1.8, grain: [0, 0, 1] },
  );
  return [
    tube(frontLeg, legThickness, wood),
    tube(backLeg, legThickness, wood),
    arm,
    tube(seatRail, 1.6, wood),
    tube(backRail, 1.6, wood),
  ];
}

function wovenSeatAndBack(): Part[] {
  const weave: Material = { ...cord, axis: 0 };
  const seat = sheet(
    (u, v) => [(u * 2 - 1) * 27.4, 32.6 - 4.4 * v - 1.6 * Math.sin(v * 3.14), 30 - 55 * v],
    [6, 16],
    weave,
    { thickness: 1.2 },
  );
  const back = sheet(
    (u, v) => [(u * 2 - 1) * 27.4, 46 + 35 * v, -32.4 - 15.4 * v - 1.5 * Math.sin(v * 3.14)],
    [6, 16],
    weave,
    { thickness: 1.2 },
  );
  return [seat, back];
}
