import { expect, it } from 'vitest';
import { currentLines } from './current-lines.ts';

/** The text of the lines that are no asides. */
const linesOf = (lines: readonly string[]) =>
  currentLines(lines).map(({ text, isAside }) => (isAside && text !== '' ? `(${text})` : text));

const LIST = ['Whey $ 9.000', 'Zinc $ 8.000', 'Maca 5.500'];
const OLD = ['Whey $ 8.000', 'Zinc $ 7.000', 'Maca 4.500'];
const quoted = (lines: readonly string[]) => lines.map((line) => `> ${line}`);

it('leaves out what a message with prices of its own quotes', () => {
  expect(linesOf([...LIST, '', 'El jue, 15 oct escribió:', ...quoted(OLD), '>> Hola'])).toEqual([
    ...LIST,
    '',
    'El jue, 15 oct escribió:',
    ...['', '', '', ''],
  ]);
});

it.each(['-----Mensaje original-----', 'El 12 de enero de 2026, Ventas Delta escribió:'])(
  'leaves out what stands below «%s» where there are prices above',
  (mark) => {
    expect(linesOf([...LIST, mark, ...OLD])).toEqual([...LIST, mark, ...OLD.map(() => '')]);
    expect(linesOf(['Te mando la lista', mark, ...LIST])).toEqual(['Te mando la lista', mark, ...LIST]);
  },
);

it('has a quoted list with what is said anew above, without what that quotes', () => {
  const older = OLD.map((line) => `>> ${line}`);
  expect(linesOf(['Perdón, una estaba mal:', 'Zinc: $ 8.200', 'Chau', ...quoted(LIST), ...older])).toEqual([
    'Perdón, una estaba mal:',
    'Zinc: $ 8.200',
    'Chau',
    'Whey $ 9.000',
    '',
    'Maca 5.500',
    ...['', '', ''],
  ]);
});

it('takes signs for no quotes where no line has a single one', () => {
  expect(linesOf(['>> Proteínas', ...LIST, '>> Creatinas', 'Creatina $ 9.500'])).toEqual([
    'Proteínas',
    ...LIST,
    'Creatinas',
    'Creatina $ 9.500',
  ]);
});

it('has what is quoted where nothing else has prices, without its marks', () => {
  expect(linesOf(['Te reenvío la lista', ...quoted(LIST), '>> Saludos'])).toEqual(['Te reenvío la lista', ...LIST, '']);
});

it('has what is quoted as asides where each answer stands below its line', () => {
  const [whey = '', zinc = '', maca = ''] = quoted(OLD);
  const answers = ['> DELTA', whey, 'Ahora $ 9.000', zinc, '', '$ 8.000', maca, 'Pasó a $ 5.500'];
  expect(linesOf([...answers, '> Gel $ 2.000', '>', '> gracias', 'Saludos'])).toEqual([
    '(DELTA)',
    '(Whey $ 8.000)',
    'Ahora $ 9.000',
    '(Zinc $ 7.000)',
    '',
    '$ 8.000',
    '(Maca 4.500)',
    'Pasó a $ 5.500',
    ...['', '', '(gracias)', 'Saludos'],
  ]);
});

it('has sizes behind indented signs', () => {
  expect(linesOf([...LIST, '   > 2 kg $ 88.000'])).toEqual([...LIST, '2 kg $ 88.000']);
});

it('has as asides the questions over answers that are marked', () => {
  const talk = [
    'Hola',
    '',
    '1) Whey Delta?',
    '   > 9.000',
    '2) Y zinc?',
    '   > de ese no trabajo',
    '3) Maca',
    '   > 5.500',
  ];
  expect(linesOf(talk)).toEqual([
    'Hola',
    '',
    ...['(1) Whey Delta?)', '9.000', '(2) Y zinc?)', 'de ese no trabajo', '(3) Maca)', '5.500'],
  ]);
});

it('leaves out what is quoted below its answers, and where few lines are answered', () => {
  const [whey = '', zinc = '', maca = ''] = quoted(OLD);
  const below = ['$ 9.000', whey, '$ 8.000', zinc, '$ 5.500', maca, 'Envío $ 900'];
  expect(linesOf(below)).toEqual(below.map((line) => (line.startsWith('>') ? '' : line)));
  const few = [...quoted([...OLD, ...OLD, ...OLD, ...OLD]), '$ 9.000', whey, '$ 8.000', zinc, '$ 5.500'];
  expect(linesOf(few)).toEqual(few.map((line) => (line.startsWith('>') ? '' : line)));
});

const sent = (day: string, ...lines: readonly string[]) => [`${day}, 09:14 - Marce: hola`, ...lines];

it('leaves out what a chat said more than a week before its last list', () => {
  const now = sent('23/11/2026', ...LIST);
  const later = sent('09/12/2026', 'Te transferí $ 318.400');
  expect(linesOf([...sent('20/08/2026', ...OLD), ...now, ...later])).toEqual([
    ...OLD.map(() => ''),
    '',
    ...now,
    ...later,
  ]);
  const parts = [...sent('20/11/26', ...OLD), ...now];
  expect(linesOf(parts)).toEqual(parts);
});

it('has what others say in a chat than who sends the list as asides', () => {
  const offer = ['12/3/26 9:14 - Marce: Whey $ 9.000', 'Zinc $ 8.000', '12/3/26 9:15 - Marce: Maca 5.500'];
  const question = ['12/3/26 9:16 - Lu: la whey yo la vendo a $ 12.000', 'gracias'];
  expect(linesOf([...offer, ...question])).toEqual([...offer, ...question.map((line) => `(${line})`)]);
  const two = [...offer, '12/3/26 9:17 - Nico: Gel $ 2.000', 'Barra $ 1.000'];
  expect(linesOf(two)).toEqual(two);
});

it('has messages without a price as asides where others have some', () => {
  const offer = ['12/3/26 9:14 - Marce: hola', '12/3/26 9:15 - Marce: paso precios', ...LIST];
  expect(linesOf([...offer, '12/3/26 9:16 - Marce: saludos'])).toEqual([
    '(12/3/26 9:14 - Marce: hola)',
    ...offer.slice(1),
    '(12/3/26 9:16 - Marce: saludos)',
  ]);
  const unpriced = offer.slice(0, 2);
  expect(linesOf(unpriced)).toEqual(unpriced);
});

it('has all of a text that says of nothing when it was sent', () => {
  expect(linesOf(LIST)).toEqual(LIST);
  expect(linesOf([])).toEqual([]);
});
