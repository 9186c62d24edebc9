import { brandsOf, type ListForm, rowsOf } from './prices.ts';

/** Prices in files of fields and in messages. */
export const textForms: ListForm[] = [
  {
    name: 'csv with semicolons and decimal commas, Windows-1252',
    bytes: (prices) =>
      latin1(
        lines([
          'Código;Marca;Descripción;Precio',
          ...rowsOf(prices).map(
            ({ brand, name, pesos }, index) => `${100 + index};${brand};${name};${argentine(pesos)}`,
          ),
        ]),
      ),
  },
  {
    name: 'csv with commas and quotes, UTF-8 with its mark',
    bytes: (prices) =>
      utf8(
        `\ufeff${lines(['Marca,Producto,Precio', ...rowsOf(prices).map(({ brand, name, pesos }) => `${brand},"${name.replaceAll('"', '""')}","${argentine(pesos)}"`)])}`,
      ),
  },
  {
    name: 'tabs, as copied from a spreadsheet',
    bytes: (prices) => utf8(lines(rowsOf(prices).map(({ brand, name, pesos }) => `${brand}\t${name}\t$ ${pesos}`))),
  },
  {
    name: 'a message with brands in bold',
    bytes: (prices) =>
      utf8(
        lines([
          'Hola! Te paso la lista actualizada 💪',
          ...brandsOf(prices).flatMap(([brand, rows]) => [
            '',
            `*${brand}*`,
            ...rows.map(({ name, pesos }) => `${name} $${argentine(pesos)}`),
          ]),
          '',
          'Saludos!',
        ]),
      ),
  },
  {
    name: 'a quoted e-mail with dashes',
    bytes: (prices) =>
      utf8(
        lines(
          brandsOf(prices).flatMap(([brand, rows]) => [
            `> ${brand.toUpperCase()}`,
            ...rows.map(({ name, pesos }) => `> - ${name}: $ ${argentine(pesos)}`),
            '>',
          ]),
        ),
      ),
  },
  {
    name: 'csv of a system, with dates and four decimals',
    bytes: (prices) =>
      utf8(
        lines([
          '"idArticulo","CodBarra","Descripcion","Marca","Precio","FechaAct","Stock"',
          ...rowsOf(prices).map(
            ({ brand, name, pesos }, index) =>
              `${index + 1},779800${1_000_000 + index},"${name.toUpperCase()}","${brand}",${pesos.toFixed(4)},2026-11-23,${index % 9}.00`,
          ),
        ]),
      ),
  },
  {
    name: 'a chat with pictures and old prices struck through',
    bytes: (prices) =>
      utf8(
        lines(
          brandsOf(prices).flatMap(([brand, rows]) => [
            '',
            `🔥 *${brand.toUpperCase()}* 🔥`,
            ...rows.map(({ name, pesos }) => `✅ ${name} ~$${argentine(1.2 * pesos)}~ *$${argentine(pesos)}*`),
          ]),
        ),
      ),
  },
  {
    name: 'an e-mail with columns set by spaces',
    bytes: (prices) =>
      utf8(
        lines([
          `${'Marca'.padEnd(30)}${'Producto'.padEnd(60)}Precio`,
          ...rowsOf(prices).map(
            ({ brand, name, pesos }) => brand.padEnd(30) + name.padEnd(60) + `$ ${argentine(pesos)}`.padStart(14),
          ),
        ]),
      ),
  },
];

function argentine(pesos: number): string {
  return pesos
    .toFixed(2)
    .replace('.', ',')
    .replace(/\B(?=(?:\d{3})+,)/g, '.');
}

function lines(all: readonly string[]): string {
  return all.join('\r\n');
}

function utf8(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(text));
}

function latin1(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(text, 'latin1'));
}
