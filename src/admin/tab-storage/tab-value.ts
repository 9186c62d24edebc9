/** Set apart from what others store in the tab, so that all of it can be forgotten. */
const PREFIX = 'admin ';

/**
 * A value that this tab keeps over reloads, until somebody signs out; undefined when nothing valid is stored. Where
 * storage is full or blocked, it is kept until the next reload only.
 */
export function tabValue<Value>(name: string, isValid: (stored: unknown) => stored is Value) {
  const key = PREFIX + name;
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
    remove(): void {
      try {
        sessionStorage.removeItem(key);
      } catch {
        // Blocked: nothing is stored.
      }
    },
  };
}

export function tabText(name: string) {
  return tabValue(name, (stored) => typeof stored === 'string');
}

export function forgetTabValues(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Blocked: nothing is stored.
  }
}

/** For checks of what is stored, which others may have written. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
