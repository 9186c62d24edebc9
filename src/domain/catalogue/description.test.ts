import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { descriptionLines } from './description.ts';

describe('descriptionLines', () => {
  it.each([
    ['uno\\ndos', ['uno', 'dos']],
    ['uno\ndos', ['uno', 'dos']],
    ['uno\\r\\ndos\r\ntres\rcuatro', ['uno', 'dos', 'tres', 'cuatro']],
    ['uno\\n\\ndos', ['uno', '', 'dos']],
    ['uno  \\n  dos', ['uno', '  dos']],
    ['\\n\nuno\\n\n', ['uno']],
    ['sin saltos', ['sin saltos']],
    ['5 \\ 6 \\t', ['5 \\ 6 \\t']],
    ['', []],
    [' \\n ', []],
  ])('[M2.3-6] opens %j', (text, lines) => {
    expect(descriptionLines(text)).toEqual(lines);
  });

  it('[M2.3-6] splits the same lines however they were joined', () => {
    const line = fc.constantFrom('Proteína', '25 g por porción', '', '• sin TACC', '100% ñ');
    const newline = fc.constantFrom('\\n', '\n', '\\r\\n', '\r\n', '\r', '\\r');
    fc.assert(
      fc.property(fc.array(line), newline, (lines, joint) => {
        const inner = ['primera', ...lines, 'última'];
        expect(descriptionLines(inner.join(joint))).toEqual(inner);
      }),
    );
  });

  it('[M2.3-6] leaves no newline of any kind in a line', () => {
    const unit = fc.constantFrom('\\', 'n', 'r', '\n', '\r', ' ', 'a');
    fc.assert(
      fc.property(fc.string({ unit }), (text) => {
        expect(descriptionLines(text).join('|')).not.toMatch(/[\r\n]|\\[rn]/);
      }),
    );
  });
});
