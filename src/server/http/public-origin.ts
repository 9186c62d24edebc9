export type PublicOrigin = {
  /** Whether it is the same for every request. */
  isFixed: boolean;
  /** The origin that the response to a request for this whole URL names. */
  forUrl: (url: string) => string;
};

/** The shop's origin as its pages name it: that of PUBLIC_URL, else the one that each request came to. */
export function publicOrigin(publicUrl?: string): PublicOrigin {
  if (publicUrl === undefined) return { isFixed: false, forUrl: parseOrigin };
  const { origin } = new URL(publicUrl);
  return { isFixed: true, forUrl: () => origin };
}

/** Cut out instead of parsed, because every request needs it. */
function parseOrigin(url: string): string {
  return url.slice(0, url.indexOf('/', url.indexOf('//') + 2));
}
