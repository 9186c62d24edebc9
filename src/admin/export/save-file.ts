/** Browsers read the file after the click. */
const RELEASE_AFTER_MS = 60_000;

/** Hands a file to the browser as a download. */
export function saveFile(name: string, file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), RELEASE_AFTER_MS);
}
