import { faces } from '../letters/faces.ts';
import type { TextStyle } from '../letters/text.ts';

/** How a brand writes: its own name, and the titles on its labels. */
export type Typography = { name: TextStyle; written: string; title: TextStyle };

const capitals = (text: string) => text.toUpperCase();

const voices: Record<string, Omit<Typography, 'written'> & { write?: (name: string) => string }> = {
  talampa: { name: { face: faces.wide }, title: { face: faces.wide, tracking: -12 }, write: capitals },
  ferroz: { name: { face: faces.wideItalic }, title: { face: faces.wideItalic, tracking: -12 }, write: capitals },
  kalden: { name: { face: faces.alfaSlab }, title: { face: faces.alfaSlab } },
  nandubay: { name: { face: faces.fraunces }, title: { face: faces.fraunces } },
  zondera: { name: { face: faces.righteous }, title: { face: faces.righteous }, write: (name) => name.toLowerCase() },
  brotal: { name: { face: faces.fredoka }, title: { face: faces.fredoka }, write: (name) => name.toLowerCase() },
  pulxar: { name: { face: faces.audiowide }, title: { face: faces.audiowide }, write: capitals },
  kravel: {
    name: { face: faces.michroma, tracking: 40 },
    title: { face: faces.outfit, tracking: -10 },
    write: capitals,
  },
  pumalen: { name: { face: faces.bowlby }, title: { face: faces.anton }, write: capitals },
  austrovit: { name: { face: faces.outfit }, title: { face: faces.outfit, tracking: -15 } },
  fierral: { name: { face: faces.blackOps }, title: { face: faces.blackOps }, write: capitals },
  rumbral: {
    name: { face: faces.unbounded, tracking: -20 },
    title: { face: faces.unbounded, tracking: -25 },
    write: (name) => name.toLowerCase(),
  },
  crocalia: { name: { face: faces.lobster }, title: { face: faces.alfaSlab } },
  'doble-cumbre': {
    name: { face: faces.anton, tracking: 20 },
    title: { face: faces.anton, tracking: 10 },
    write: capitals,
  },
};

export function typographyOf({ name, link }: { name: string; link: string }): Typography {
  const { write = (text: string) => text, ...voice } = voices[link] ?? {
    name: { face: faces.wide },
    title: { face: faces.wide },
  };
  return { ...voice, written: write(name) };
}
