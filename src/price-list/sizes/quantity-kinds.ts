/** How much a product holds; each list has the different amounts that its name says. */
export type Quantities = {
  /** Milligrams, with whether they were converted from pounds or ounces. */
  mass: Mass[];
  /** Millilitres. */
  volume: number[];
  /** Milligrams of what each piece holds; UI apart. */
  dose: number[];
  units: number[];
  capsules: number[];
  tablets: number[];
  /** Pieces of a kind that is not said: 'x 60'. */
  pieces: number[];
  servings: number[];
  /** Of metres, centimetres or millimetres, in millimetres. */
  length: number[];
  percent: number[];
  /** Sizes of clothes and gear, by their place from the smallest to the largest: 'talle M'. */
  garment: number[];
};

export type Mass = { mg: number; pounds: boolean };

export type QuantityKind = Exclude<keyof Quantities, 'mass'>;
