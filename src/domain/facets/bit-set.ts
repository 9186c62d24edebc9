/** Of a word of 32 bits: `number >>> WORD_SHIFT` is the word of a number, `1 << number` its bit in it. */
const WORD_SHIFT = 5;

/** A set of whole numbers from 0 on. It has room for those below a size, and grows for others. */
export class BitSet {
  #words: Int32Array;

  private constructor(words: Int32Array) {
    this.#words = words;
  }

  static empty(size: number): BitSet {
    return new BitSet(new Int32Array((size + 31) >>> WORD_SHIFT));
  }

  /** The numbers that a condition holds for. */
  static where(size: number, holds: (number: number) => boolean): BitSet {
    const set = BitSet.empty(size);
    for (let number = 0; number < size; number++) if (holds(number)) set.add(number);
    return set;
  }

  add(number: number): void {
    const index = number >>> WORD_SHIFT;
    if (index >= this.#words.length) this.#grow(index + 1);
    this.#words[index] = (this.#words[index] ?? 0) | (1 << number);
  }

  delete(number: number): void {
    const index = number >>> WORD_SHIFT;
    const word = this.#words[index];
    if (word !== undefined) this.#words[index] = word & ~(1 << number);
  }

  /** With further room, because growing copies all. */
  #grow(words: number): void {
    const grown = new Int32Array(words + (words >>> 2));
    grown.set(this.#words);
    this.#words = grown;
  }

  has(number: number): boolean {
    return ((this.#words[number >>> WORD_SHIFT] ?? 0) & (1 << number)) !== 0;
  }

  /** The numbers in both sets. */
  and(other: BitSet): BitSet {
    return new BitSet(this.#words.map((word, index) => word & (other.#words[index] ?? 0)));
  }

  /** The numbers in either set. */
  or(other: BitSet): BitSet {
    const [longer, shorter] = this.#words.length < other.#words.length ? [other, this] : [this, other];
    return new BitSet(longer.#words.map((word, index) => word | (shorter.#words[index] ?? 0)));
  }

  /** The lowest number; undefined in an empty set. */
  get first(): number | undefined {
    const index = this.#words.findIndex((word) => word !== 0);
    const word = this.#words[index];
    return word === undefined ? undefined : (index << WORD_SHIFT) + lowestBit(word);
  }

  get count(): number {
    let count = 0;
    for (const word of this.#words) count += countBits(word);
    return count;
  }

  /** How many numbers are in both sets. */
  countAnd(other: BitSet): number {
    let count = 0;
    for (let index = 0; index < this.#words.length; index++)
      count += countBits((this.#words[index] ?? 0) & (other.#words[index] ?? 0));
    return count;
  }

  /** With each number, ascending. */
  forEach(visit: (number: number) => void): void {
    for (let index = 0; index < this.#words.length; index++) {
      let rest = this.#words[index] ?? 0;
      while (rest !== 0) {
        visit((index << WORD_SHIFT) + lowestBit(rest));
        rest &= rest - 1;
      }
    }
  }

  /** The numbers, ascending. */
  toArray(): number[] {
    const numbers: number[] = [];
    this.forEach((number) => void numbers.push(number));
    return numbers;
  }
}

function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}

/** Of 32 bits, by adding neighbours: pairs, then fours, then bytes. */
function countBits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
