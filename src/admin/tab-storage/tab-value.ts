/**
 * A value that this tab keeps over reloads; undefined when nothing valid is stored. Where storage is full or blocked, it
 * is kept until the next reload only.
 */
export function tabValue<Value>(key: string, isValid: (stored: unknown) => stored is Value) {
  return {
    store(value: Value): void {
      try {
        sessionStorage.setItem(key, JSON.stringify(value));
      } catch {
        // Full or blocked.
      }
    },
    load(): Value | undefined {
      try {
        const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
        return isValid(stored) ? stored : undefined;
      } catch {
        return undefined;
      }
    },
  };
}

const TEXT_PREFIX = 'text ';

/** A text that this tab keeps in the same way, until somebody signs out. */
export function tabText(key: string) {
  return tabValue(TEXT_PREFIX + key, (stored) => typeof stored === 'string');
}

export function forgetTabTexts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(TEXT_PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Blocked: nothing is stored.
  }
}

/** For checks of what is stored, which others may have written. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
