import type { Material } from './material.ts';
import type { Mesh } from './mesh.ts';

export type Part = { mesh: Mesh; material: Material };

/** All parts of a scene in one list of triangles. */
export type Geometry = {
  positions: Float32Array;
  normals: Float32Array;
  uvs: Float32Array;
  corners: Uint32Array;
  /** Of each triangle. */
  partOf: Uint16Array;
  /** Of each part. */
  materials: readonly Material[];
};

export function assemble(parts: readonly Part[]): Geometry {
  const sum = (count: (mesh: Mesh) => number) => parts.reduce((total, { mesh }) => total + count(mesh), 0);
  const vertices = sum((mesh) => mesh.positions.length / 3);
  const triangles = sum((mesh) => mesh.triangles.length / 3);
  const geometry = {
    positions: new Float32Array(vertices * 3),
    normals: new Float32Array(vertices * 3),
    uvs: new Float32Array(vertices * 2),
    corners: new Uint32Array(triangles * 3),
    partOf: new Uint16Array(triangles),
    materials: parts.map(({ material }) => material),
  };
  let [vertex, triangle] = [0, 0];
  for (const [index, { mesh }] of parts.entries()) {
    const first = vertex;
    geometry.positions.set(mesh.positions, first * 3);
    geometry.normals.set(mesh.normals, first * 3);
    geometry.uvs.set(mesh.uvs, first * 2);
    geometry.corners.set(
      mesh.triangles.map((corner) => corner + first),
      triangle * 3,
    );
    geometry.partOf.fill(index, triangle, triangle + mesh.triangles.length / 3);
    vertex += mesh.positions.length / 3;
    triangle += mesh.triangles.length / 3;
  }
  return geometry;
}

/** The scene mirrored by the floor. */
export function upsideDown(geometry: Geometry): Geometry {
  const flip = (values: Float32Array) => values.map((value, index) => (index % 3 === 1 ? -value : value));
  return { ...geometry, positions: flip(geometry.positions), normals: flip(geometry.normals) };
}
