/** Slogan and copyright. */
export function Footer() {
  return <footer className="on-ink mt-auto px-4 py-4 text-sm text-on-ink-muted md:px-6">© Mostrador</footer>;
}
