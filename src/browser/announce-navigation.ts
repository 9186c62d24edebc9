/**
 * Lets screen readers read the title of each page that is opened without loading a document. The live region is not
 * rendered with the page, because this module is loaded after it.
 */
export function announceNavigation(): void {
  const region = document.createElement('p');
  region.className = 'sr-only';
  region.role = 'status';
  document.body.append(region);
  let shown = location.pathname;
  addEventListener('navigated', () => {
    if (location.pathname === shown) return;
    shown = location.pathname;
    region.textContent = document.title;
  });
}
