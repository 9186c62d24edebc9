import type { Plugin } from 'vite';
import { unusedFeatures } from './unused-features.ts';

/** The code with empty bodies for these functions; the minifier removes what only they call. */
export function emptyFunctions(code: string, names: readonly string[]): string {
  return names.reduce((text, name) => {
    const escaped = name.replace(/[$.]/g, '\\$&');
    // In formatted code a function ends at the first closing brace with its own indentation.
    const declaration = new RegExp(
      `^([ \\t]*)((?:(?:async )?function ${escaped}\\(|${escaped} = function \\()[\\s\\S]*?\\) \\{)\\n[\\s\\S]*?\\n\\1\\}`,
      'm',
    );
    if (!declaration.test(text)) throw new Error(`no function ${name}: the list of unused functions is out of date`);
    return text.replace(declaration, '$1$2}');
  }, code);
}

/** Leaves functions of unused features out of what browsers download. */
export function leaveOutUnusedFeatures(): Plugin {
  return {
    name: 'leave-out-unused-features',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const names = unusedFeatures.filter(({ file }) => id.endsWith(file)).flatMap(({ functions }) => functions);
      return names.length > 0 ? { code: emptyFunctions(code, names), map: null } : undefined;
    },
  };
}
