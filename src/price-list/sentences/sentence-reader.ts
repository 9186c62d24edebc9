import { priceLabelScore } from '../amounts/price-label-score.ts';
import { brandAlone } from '../brands/brand-names.ts';
import type { Catalogue } from '../headings/catalogue-terms.ts';
import { textOf, type Word } from '../layout/printed-line.ts';
import { onlyOne } from '../only-one.ts';
import type { ListHeading, ListPiece, ListRecord } from '../readers/list-piece.ts';
import { withVariant } from '../readers/name-variants.ts';
import { bareLabel, saysFormer } from '../readers/price-labels.ts';
import { SEVERAL } from '../shares.ts';
import { hasSize } from '../sizes/quantities.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { splitLacked } from './lacked-names.ts';
import { findNamedRecord } from './named-record.ts';
import {
  beginsWithSlip,
  isBundle,
  isDenial,
  isLabel,
  isSlip,
  isTurn,
  splitNotes,
  withoutEnding,
  withoutUnpriced,
} from './price-sentences.ts';
import { addNewPrice, addPrice, correctRecord, replaceLastPrice, type UnplacedPrice } from './record-prices.ts';
import {
  beginsWithName,
  isAboutProduct,
  nameInSentence,
  namesProduct,
  sizeBehind,
  splitClause,
  splitNames,
  variantOf,
} from './sentence-names.ts';
import { askedBrand, introducedBrand, mentionedBrand, takeHeading } from './text-headings.ts';
import { withSizesInDigits } from './written-sizes.ts';

const REMEMBERED = 20;

/** The words that name a product, and what was said before them; `isRise` when its next price is the new one. */
type Mention = { own: string; before: readonly string[]; isRise: boolean };

type Opened = Mention & { name: string; price: UnplacedPrice; printed: string };

/** Products beside such words have a price together, or one of them has none. */
const SOLD_TOGETHER = /(?<!\p{L})(?:promos?|ofertas?|combos?|packs?|kits?)(?!\p{L})|regalo/iu;

/** Reads paragraphs in their order; what their sentences leave out has been said before. */
export class SentenceReader {
  readonly pieces: ListPiece[] = [];
  readonly #terms: Catalogue;
  readonly #isCorrection: (text: string) => boolean;
  /** The name that a size or flavor alone is of. */
  #base: string | undefined;
  /** The text of the last heading. */
  #heading = '';
  /** What was said since the last heading, latest last. */
  #said: string[] = [];
  /** The product of the last price of the paragraph. */
  #last: (Mention & { record: ListRecord }) | undefined;
  /** What somebody asked right before. */
  #asked: string | undefined;
  /** What the next prices may correct, behind 'corrijo dos' in a message of its own. */
  #correctable: ReadonlySet<ListPiece> = new Set();
  /** Whether the last price was a correction. */
  #hasCorrected = false;

  constructor(terms: Catalogue, isCorrection: (text: string) => boolean) {
    this.#terms = terms;
    this.#isCorrection = isCorrection;
  }

  addNote(text: string): void {
    const last = this.pieces.at(-1);
    if (last?.kind === 'record') last.notes.push(text);
  }

  /** What somebody asks names what the answer is about. */
  addAside(text: string): void {
    const asked = withSizesInDigits(text, this.#terms.hasWord);
    const brand = askedBrand(text, this.#terms.brands);
    if (brand !== undefined) this.#openSection(brand);
    // 'a ver' is no other question.
    if (!isRemark(asked) || isAboutProduct(asked, this.#terms)) this.#asked = asked;
    if (namesProduct(asked, this.#terms)) this.#base = nameInSentence(asked, this.#terms);
    this.#remember(asked);
    this.#correctable = new Set(this.#isCorrection(text) ? this.pieces : []);
  }

  addHeading(heading: ListHeading): void {
    this.pieces.push(heading);
    this.#base = undefined;
    this.#heading = heading.text;
    this.#said = [];
  }

  /** Takes back the price of a product that is no longer sold: 'el pancake al final'. */
  withdraw(name: string): void {
    const words = nameInSentence(name, this.#terms).split(' ');
    // One flavor of a product may be missing.
    if (words.some((word) => /^\P{N}+$/u.test(word) && variantOf(word, this.#terms) !== undefined)) return;
    const known = words.filter((word) => this.#terms.hasWord(word) || /^\d/.test(word)).join(' ');
    if (!namesProduct(known, this.#terms)) return;
    const heading = this.pieces.findLastIndex(({ kind }) => kind === 'heading');
    const record = findNamedRecord(this.pieces.slice(Math.max(0, heading)), known, () => true);
    if (record) correctRecord(record, undefined);
  }

  /** A product that there is none of, if that is what is said: 'no hay zinc', but not 'no hay cambios en el zinc'. */
  addLacked(line: string): void {
    this.#last = undefined;
    this.#asked = undefined;
    const { before = '', behind = '' } = splitLacked(line) ?? {};
    const text = withSizesInDigits(/\p{L}/u.test(before) ? before : behind, this.#terms.hasWord);
    if (!beginsWithName(text, this.#terms) || brandAlone(text, this.#terms.brands) !== undefined) return;
    const own = nameInSentence(text, this.#terms);
    const price = { centavos: undefined, label: '' };
    const record = this.#open({ own, name: this.#nameOf(own), before: this.#said, isRise: false, price, printed: '' });
    record.line = line;
    this.#last = undefined;
  }

  readParagraph(words: readonly Word[]): void {
    this.#last = undefined;
    const count = words.filter(({ amount }) => amount).length;
    if (count === 0 && this.#isCorrection(textOf(words))) this.#correctable = new Set(this.pieces);
    let texts: Word[] = [];
    for (const word of words) {
      if (word.amount) {
        const behind = this.#endMention(textOf(texts), { isLast: false });
        // The brand that the beginning of prose mentions is that of all.
        this.#readPrice(word, behind, count >= SEVERAL ? 'prose' : 'line');
        texts = [];
      } else texts.push(word);
    }
    this.#endMention(textOf(texts), { isLast: true });
    // Who writes is mentioned above the list.
    const brand =
      count === 0 && this.pieces.length === 0 ? introducedBrand(textOf(words), this.#terms.brands) : undefined;
    if (brand !== undefined) this.#openSection(brand);
  }

  /** Without a heading of its own: what was said before still counts. */
  #openSection(text: string): void {
    this.pieces.push({ kind: 'heading', text, style: '' });
    this.#heading = text;
  }

  #readPrice({ text, label, amount }: Word, before: string, kind: 'prose' | 'line'): void {
    const centavos = amount?.kind === 'pesos' ? amount.centavos : undefined;
    if (isDenial(before) && centavos !== undefined) {
      this.#deny(centavos);
      return;
    }
    const printed = text.replace(/[,;]+$/, '');
    const opens = this.#last ? 'product' : kind;
    const { heading, title, rest } = takeHeading(withoutEnding(before), { ...this.#terms, opens });
    if (heading !== undefined) this.#openSection(heading);
    if (title !== undefined) this.#base = this.#terms.hasWord(title) ? nameInSentence(title, this.#terms) : undefined;
    const whole = withSizesInDigits(withoutUnpriced(rest), this.#terms.hasWord);
    const parts = SOLD_TOGETHER.test(before) ? [whole] : splitNames(whole, this.#terms);
    const said = parts.pop() ?? '';
    const own = this.#answered(nameInSentence(said, this.#terms));
    this.#asked = undefined;
    const isWrong = isSlip(before) || (beginsWithSlip(before) && !isAboutProduct(before, this.#terms));
    // 'perdón, la whey por mayor es $ 8.000' leaves the price for the public.
    const isOther = priceLabelScore(normalizeText(`${label} ${said}`)) < 0;
    const corrected = own === '' || isOther ? undefined : this.#findCorrected(own, before);
    this.#hasCorrected = corrected !== undefined;
    if (corrected) {
      corrected.line = `${corrected.line} → ${printed}`;
      correctRecord(corrected, centavos);
    } else if (this.#last && isBundle(before) && !isLabel(said)) this.#last.record.amounts += 1;
    else if (this.#last && (own === '' || isLabel(said) || isTurn(before) || isWrong)) {
      const { record, isRise } = this.#last;
      record.line = `${record.line} ${printed}`;
      // 'pasa de $ 9.000 a $ 10.000'
      if (isWrong && !saysFormer(before)) replaceLastPrice(record, centavos);
      else if (isTurn(before) || (isRise && own === '' && !isLabel(said))) addNewPrice(record, centavos);
      else if (saysFormer(before)) addPrice(record, { centavos, label: 'antes' });
      else addPrice(record, { centavos, label: `${own === '' ? '' : bareLabel(said)} ${label}`.trim() });
    } else {
      const isFormer = saysFormer(said);
      const isRise = isFormer || /\sde\s*$/.test(before);
      const price = { centavos, label: isFormer ? 'antes' : label };
      const clause = splitClause(said, this.#terms);
      const mention = { own: clause.name, before: [...this.#said, clause.before], isRise };
      for (const other of parts) this.#open({ ...mention, own: other, name: this.#nameOf(other), price, printed });
      this.#open({ ...mention, name: this.#nameOf(own), price, printed });
      this.#remember(said);
    }
  }

  /** A name, or what was asked for where it says nothing: 'noo, ahora'. */
  #answered(name: string): string {
    // 'Pedido de envío a CABA' is about something else, and so is 'crea 300'.
    const isName = name.split(' ').length >= SEVERAL || /\p{L}{3}.*\d/u.test(name) || this.#terms.hasWord(name);
    if (this.#asked === undefined || isName || variantOf(name, this.#terms) !== undefined) return name;
    return nameInSentence(this.#asked, this.#terms);
  }

  /** A name with that of the product before where it is only another size, flavor or brand of that. */
  #nameOf(own: string): string {
    if (this.#base === undefined || own === '') return own;
    const { brands, isProduct, complete } = this.#terms;
    if (brandAlone(own, brands)) return `${this.#base.replace(mentionedBrand(this.#base, brands) ?? '', '')} ${own}`;
    const variant = variantOf(own, this.#terms);
    if (variant === undefined) return own;
    const varied = withVariant(this.#base, variant);
    // 'Choco almendra 350 g' under 'GRANOLAS', where it is no flavor of the one above.
    const isNamed = /\p{L}{4}/u.test(own) && !isProduct(varied);
    const ofHeading = isNamed ? complete({ name: own, before: [this.#heading] }) : undefined;
    return ofHeading ?? varied;
  }

  #open({ name, price, printed, ...mention }: Opened): ListRecord {
    const prices = [{ ...price, at: 0 }];
    const line = `${name} ${printed}`;
    const record: ListRecord = { kind: 'record', name, notes: [], brand: undefined, prices, line, amounts: 1 };
    this.#last = { ...mention, record };
    this.#base = name;
    this.pieces.push(record);
    return record;
  }

  /** Takes what a text behind a price says of its product; the rest is returned. */
  #endMention(text: string, { isLast }: { isLast: boolean }): string {
    const size = sizeBehind(text, { isLast });
    const behind = size && this.#takeSize(size.size) ? size.rest : text;
    if (!this.#last) return behind;
    const { record, own, before } = this.#last;
    const whole = this.#terms.isProduct(record.name) ? undefined : this.#terms.complete({ name: own, before });
    if (whole !== undefined) {
      record.name = whole;
      this.#base = whole;
      record.brand = mentionedBrand(own, this.#terms.brands);
    }
    const { notes, rest } = splitNotes(behind);
    record.notes.push(...notes);
    return rest;
  }

  /** Whether a size is that of the last product, or of another one like it, whose price it stands behind. */
  #takeSize(size: string): boolean {
    const last = this.#last;
    const price = last?.record.prices.at(-1);
    if (!last || !price) return false;
    const { record, own } = last;
    if (price.at > 0) {
      if (price.label !== '') return false;
      record.prices.pop();
      record.amounts -= 1;
      const name = withVariant(record.name, size);
      this.#open({ name, price, printed: '', own: size, before: this.#said, isRise: false });
    } else {
      if (hasSize(own)) return false;
      record.name = hasSize(record.name) ? withVariant(record.name, size) : `${record.name} ${size}`;
      this.#base = record.name;
      last.own = `${own} ${size}`;
    }
    this.#remember(size);
    return true;
  }

  #remember(said: string): void {
    this.#said = [...this.#said.slice(1 - REMEMBERED), said];
  }

  /** Takes back a price: the last one is of the product that was said to cost so. */
  #deny(centavos: number): void {
    if (!this.#last) return;
    const { record, own } = this.#last;
    const costsSo = (other: ListRecord) => other !== record && other.prices.at(-1)?.centavos === centavos;
    const records = this.pieces.filter((piece) => piece.kind === 'record');
    const named = findNamedRecord(this.pieces, own, costsSo);
    const wrong = namesProduct(own, this.#terms) ? named : (named ?? onlyOne(records.filter(costsSo)));
    const [price, ...others] = record.prices;
    if (!wrong || !price || others.length > 0) record.amounts += 1;
    else {
      this.pieces.splice(this.pieces.lastIndexOf(record), 1);
      this.#last = undefined;
      wrong.line = `${wrong.line} → ${record.line}`;
      correctRecord(wrong, price.centavos);
    }
  }

  #findCorrected(name: string, before: string): ListRecord | undefined {
    // 'perdón, la whey es $ 9.000' and then 'y la creatina $ 8.000'
    const all = this.#isCorrection(before) || (this.#hasCorrected && /^\P{L}*y\s/iu.test(before));
    if (!all && this.#correctable.size === 0) return undefined;
    return findNamedRecord(this.pieces, name, (one) => all || this.#correctable.has(one));
  }
}

const isRemark = (text: string) => !text.includes('?') && text.split(' ').length < SEVERAL;
