export function AdminFooter({ slogan }: { slogan: string }) {
  return (
    <footer className="on-ink flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-ink-line px-4 py-4 text-sm text-on-ink-muted">
      <p>{slogan}</p>
      <p>© {new Date().getFullYear()} Mostrador</p>
    </footer>
  );
}
