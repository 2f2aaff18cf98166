import { CylinderGeometry, Group, Mesh, MeshStandardMaterial } from 'three';

const oak = new MeshStandardMaterial({ name: 'eiken', color: 0xb98d5f, roughness: 0.55 });
const steel = new MeshStandardMaterial({ name: 'staal', color: 0x23272b, roughness: 0.4, metalness: 0.8 });

/** A round table on three slanted legs, in metres. */
export function tableModel(): Group {
  const table = new Group();
  table.add(part(new CylinderGeometry(0.6, 0.585, 0.035, 64), oak, [0, 0.73, 0]));
  table.add(part(new CylinderGeometry(0.2, 0.2, 0.012, 48), steel, [0, 0.706, 0]));
  for (const turn of [0, 1, 2]) table.add(leg((turn * 2 * Math.PI) / 3));
  table.add(part(new CylinderGeometry(0.16, 0.16, 0.014, 48), oak, [0, 0.3, 0]));
  return table;
}

/** A leg that stands wider at the floor than under the top. */
function leg(around: number): Group {
  const turned = new Group();
  const bar = part(new CylinderGeometry(0.026, 0.016, 0.74, 24), steel, [0.27, 0.355, 0]);
  bar.rotation.z = 0.32;
  turned.add(bar);
  turned.rotation.y = around;
  return turned;
}

function part(shape: CylinderGeometry, material: MeshStandardMaterial, at: [number, number, number]): Mesh {
  const mesh = new Mesh(shape, material);
  mesh.position.set(...at);
  return mesh;
}
