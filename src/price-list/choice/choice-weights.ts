/** The numbers by which one of the readings of a list is chosen; `npm run bench:fit` measures others. */
export const CHOICE_WEIGHTS = {
  /** Share of the best agreement from which another reading may be right instead, as one whose prices have labels. */
  rivalAgreement: 0.8,
  /** A price column with less agreement than this share of its reading's best holds no prices that may be meant. */
  possibleAgreement: 0.4,
  /** Scores of labels that differ less say nothing. */
  labelMargin: 5,
  /** From this score on a label says that its prices are for the public, below its negative that they are not. */
  retailLabel: 20,
  /** The logarithm of the usual change of prices from one list to the next. */
  usualChange: 0.1,
  /** In steps of what is the same change: farther off a shop was not kept up, and its public pays the highest price. */
  farthestChange: 3,
};

export type ChoiceWeights = Readonly<Record<keyof typeof CHOICE_WEIGHTS, number>>;
