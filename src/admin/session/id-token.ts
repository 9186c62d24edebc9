/** A token is renewed this long before it ends, so that none ends on its way. */
const MARGIN_MS = 60_000;

type Parts = {
  /** A new token; null when nobody is signed in. */
  fetchToken: () => Promise<string | null>;
  now: () => number;
};

/** Keeps an ID token until shortly before it ends; asks for a new one once, however many calls need it. */
export function createIdToken({ fetchToken, now }: Parts) {
  let kept: { token: string; endsAt: number } | undefined;
  let underWay: Promise<string | null> | undefined;

  async function renew(): Promise<string | null> {
    const token = await fetchToken();
    kept = token === null ? undefined : { token, endsAt: endOf(token) };
    return token;
  }

  return {
    async current(): Promise<string | null> {
      if (kept && now() < kept.endsAt - MARGIN_MS) return kept.token;
      underWay ??= renew().finally(() => {
        underWay = undefined;
      });
      return underWay;
    },

    forget(): void {
      kept = undefined;
    },
  };
}

/** Epoch milliseconds; a token that does not say when it ends is used once. */
function endOf(token: string): number {
  try {
    const payload = token.split('.')[1] ?? '';
    const { exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof exp === 'number' ? exp * 1000 : 0;
  } catch {
    return 0;
  }
}
