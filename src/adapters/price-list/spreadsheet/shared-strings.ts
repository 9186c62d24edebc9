import type { TextRun } from '../grid/grid.ts';
import { UnreadableError } from '../unreadable.ts';
import { parseXml, type XmlHandlers } from './parse-xml.ts';

/** More than all cells that are read can refer to. */
const MAX_STRINGS = 200_000;
/** Of one text; a longer one is left out, no line of a list is nearly as long. */
const MAX_STRING_LENGTH = 4000;

/** The texts that the cells of a workbook refer to by number. */
export function readSharedStrings(part: Uint8Array): TextRun[][] {
  const strings: TextRun[][] = [];
  const collector = collectRuns();
  parseXml(part, {
    ...collector.handlers,
    close: (name) => {
      collector.handlers.close?.(name);
      if (name !== 'si') return;
      strings.push(collector.take());
      if (strings.length > MAX_STRINGS) throw new UnreadableError('too-much');
    },
  });
  return strings;
}

/** Collects the runs of a text, as shared and inline strings have them, until they are taken. */
export function collectRuns(): { handlers: XmlHandlers; take: () => TextRun[] } {
  let runs: TextRun[] = [];
  let length = 0;
  let struck = false;
  let reading = false;
  // How a Japanese word is spoken.
  let phonetic = false;
  const handlers: XmlHandlers = {
    open: (name, attribute) => {
      if (name === 'r') struck = false;
      else if (name === 'rPh') phonetic = true;
      else if (name === 'strike') struck = isOn(attribute('val'));
      else if (name === 't' && !phonetic) reading = true;
    },
    text: (text) => {
      if (!reading) return;
      length += text.length;
      if (length > MAX_STRING_LENGTH) return;
      const last = runs.at(-1);
      if (last?.struck === struck) last.text += text;
      else runs.push({ text, struck });
    },
    close: (name) => {
      if (name === 't') reading = false;
      else if (name === 'rPh') phonetic = false;
    },
  };
  const take = () => {
    const taken = (length > MAX_STRING_LENGTH ? [] : runs).map(({ text, struck }) => ({
      text: decodeEscapes(text),
      struck,
    }));
    [runs, length, struck] = [[], 0, false];
    return taken;
  };
  return { handlers, take };
}

/** Without the escapes of characters that XML has not (ECMA-376, 22.4.2.4): `_x000D_` is a carriage return. */
function decodeEscapes(text: string): string {
  return text.replace(/_x([\dA-F]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** Whether an attribute of type boolean is on; without a value its element means that it is. */
export function isOn(value: string | undefined): boolean {
  return value !== '0' && value !== 'false';
}
