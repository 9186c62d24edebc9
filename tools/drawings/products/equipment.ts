import { backpack } from '../shapes/bags/backpack.ts';
import { drawstring } from '../shapes/bags/drawstring.ts';
import { duffel } from '../shapes/bags/duffel.ts';
import { electricShaker } from '../shapes/drinkware/electric-shaker.ts';
import { jug } from '../shapes/drinkware/jug.ts';
import { shaker } from '../shapes/drinkware/shaker.ts';
import { sportBottle } from '../shapes/drinkware/sport-bottle.ts';
import { clothBands, longBand, loopBands } from '../shapes/equipment/bands.ts';
import { leatherBelt } from '../shapes/equipment/belt.ts';
import { cap } from '../shapes/equipment/cap.ts';
import { gloves } from '../shapes/equipment/gloves.ts';
import { foldedMat, yogaMat } from '../shapes/equipment/mat.ts';
import { rope } from '../shapes/equipment/rope.ts';
import { dryShirt, oversizeShirt, tankTop } from '../shapes/equipment/shirt.ts';
import { softBelt } from '../shapes/equipment/soft-belt.ts';
import { figureEight, liftingStraps, wristWraps } from '../shapes/equipment/straps.ts';
import { type Choice, fromAbove, onFloor, standing } from './role.ts';

/** For each kind of equipment the first choice that fits a product. */
export const equipment: Readonly<Record<string, readonly Choice[]>> = {
  shaker: [
    [/acero/i, { ...standing, fill: [0.6, 0.82], size: 0.9, equipment: shaker({ steel: true }) }],
    [/compartimento/i, { ...standing, fill: [0.6, 0.84], size: 0.9, equipment: shaker({ drawer: true }) }],
    [/botella/i, { ...standing, fill: [0.6, 0.82], size: 0.85, equipment: sportBottle }],
    [/botellón/i, { ...standing, yaw: -14, fill: [0.7, 0.84], size: 1, equipment: jug }],
    [/eléctrico/i, { ...standing, fill: [0.6, 0.8], size: 0.85, equipment: electricShaker }],
    [/./, { ...standing, fill: [0.6, 0.82], size: 0.86, equipment: shaker({}) }],
  ],
  belt: [
    [/palanca/i, { ...onFloor, pitch: 18, equipment: leatherBelt({ lever: true }) }],
    [/neopreno/i, { ...onFloor, pitch: 18, equipment: softBelt }],
    [/./, { ...onFloor, pitch: 18, equipment: leatherBelt({ lever: false }) }],
  ],
  straps: [
    [/muñequeras/i, { ...onFloor, pitch: 30, size: 0.5, equipment: wristWraps }],
    [/ocho/i, { ...onFloor, pitch: 38, size: 0.5, equipment: figureEight }],
    [/./, { ...onFloor, pitch: 32, size: 0.5, equipment: liftingStraps }],
  ],
  gloves: [
    [/cuero/i, { ...fromAbove, size: 0.5, equipment: gloves({ leather: true }) }],
    [/./, { ...fromAbove, size: 0.5, equipment: gloves({ leather: false }) }],
  ],
  bands: [
    [/larga/i, { ...onFloor, pitch: 30, equipment: longBand }],
    [/tela/i, { ...onFloor, equipment: clothBands }],
    [/./, { ...onFloor, pitch: 34, equipment: loopBands }],
  ],
  rope: [
    [/pvc/i, { ...onFloor, pitch: 40, equipment: rope({ cord: 0.036, steel: false }) }],
    [/./, { ...onFloor, pitch: 40, equipment: rope({ cord: 0.022, steel: true }) }],
  ],
  mat: [
    [/plegable/i, { ...onFloor, pitch: 18, yaw: -22, size: 0.9, equipment: foldedMat }],
    [/./, { ...onFloor, pitch: 22, yaw: -32, size: 0.9, equipment: yogaMat }],
  ],
  bag: [
    [/mochila/i, { ...standing, pitch: 9, yaw: -18, fill: [0.7, 0.84], size: 1, equipment: backpack }],
    [/tula/i, { ...standing, pitch: 9, yaw: -12, fill: [0.7, 0.82], size: 0.9, equipment: drawstring }],
    [/./, { ...standing, pitch: 14, yaw: -18, fill: [0.84, 0.76], size: 1, equipment: duffel }],
  ],
  shirt: [
    [/musculosa/i, { ...fromAbove, equipment: tankTop }],
    [/oversize/i, { ...fromAbove, equipment: oversizeShirt }],
    [/./, { ...fromAbove, equipment: dryShirt }],
  ],
  cap: [
    [/trucker/i, { ...onFloor, pitch: 14, yaw: -36, fill: [0.8, 0.7], equipment: cap({ net: true }) }],
    [/./, { ...onFloor, pitch: 14, yaw: -36, fill: [0.8, 0.7], equipment: cap({ net: false }) }],
  ],
};
