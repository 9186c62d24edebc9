import sax from 'sax';
import { UnreadableError } from '../unreadable.ts';

/** Called with names without their namespace prefix. */
export type XmlHandlers = {
  open?: (name: string, attribute: (name: string) => string | undefined) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
};

const CHUNK_BYTES = 64 * 1024;
const UTF_16 = [0xff, 0xfe];

/** Parses a part of a workbook. Throws `UnreadableError` when it is not well-formed, or declares entities. */
export function parseXml(bytes: Uint8Array, { open, text, close }: XmlHandlers): void {
  const parser = sax.parser(true, { position: false });
  const refuse = () => {
    throw new UnreadableError('broken');
  };
  parser.onerror = refuse;
  // No office program writes one: it is there to declare entities.
  parser.ondoctype = refuse;
  parser.onopentag = ({ name, attributes }) => {
    open?.(localName(name), (key) => {
      const value = attributes[key] ?? (key.includes(':') ? otherPrefix(attributes, key) : undefined);
      return typeof value === 'string' ? value : undefined;
    });
  };
  parser.onclosetag = (name) => close?.(localName(name));
  if (text) {
    parser.ontext = text;
    parser.oncdata = text;
  }
  const isUtf16 = UTF_16.every((byte, index) => bytes[index] === byte);
  const decoder = new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8');
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES)
    parser.write(decoder.decode(bytes.subarray(at, at + CHUNK_BYTES), { stream: true }));
  parser.write(decoder.decode()).close();
}

/** The value of an attribute whose namespace has another prefix in this file. */
function otherPrefix(attributes: Readonly<Record<string, unknown>>, key: string): unknown {
  const found = Object.keys(attributes).find((one) => one.includes(':') && localName(one) === localName(key));
  return found === undefined ? undefined : attributes[found];
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
