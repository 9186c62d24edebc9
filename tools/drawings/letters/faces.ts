import alfaSlab from './alfa-slab.json' with { type: 'json' };
import anton from './anton.json' with { type: 'json' };
import bold from './archivo-bold.json' with { type: 'json' };
import medium from './archivo-medium.json' with { type: 'json' };
import narrow from './archivo-narrow.json' with { type: 'json' };
import wide from './archivo-wide.json' with { type: 'json' };
import wideItalic from './archivo-wide-italic.json' with { type: 'json' };
import audiowide from './audiowide.json' with { type: 'json' };
import blackOps from './black-ops.json' with { type: 'json' };
import bowlby from './bowlby.json' with { type: 'json' };
import fraunces from './fraunces.json' with { type: 'json' };
import fredoka from './fredoka.json' with { type: 'json' };
import lobster from './lobster.json' with { type: 'json' };
import michroma from './michroma.json' with { type: 'json' };
import outfit from './outfit.json' with { type: 'json' };
import righteous from './righteous.json' with { type: 'json' };
import type { Typeface } from './typeface.ts';
import unbounded from './unbounded.json' with { type: 'json' };

/** Outlines taken from open typefaces; see README.md beside them. */
export const faces = {
  alfaSlab,
  anton,
  audiowide,
  blackOps,
  bold,
  bowlby,
  fraunces,
  fredoka,
  lobster,
  medium,
  michroma,
  narrow,
  outfit,
  righteous,
  unbounded,
  wide,
  wideItalic,
} satisfies Record<string, Typeface>;
