/** The picked pictures by their names in lower case. */
export type PictureFiles = ReadonlyMap<string, File>;

const PICTURE = /\.(?:jpe?g|png|webp|avif)$/i;
const ARCHIVE = /\.zip$/i;
/** Larger ones the server refuses. */
const MAX_PICTURE_BYTES = 10 * 1024 * 1024;

/** Pictures as they were picked, and those in .zip files, in whatever folder. Rejects when a .zip cannot be opened. */
export async function openPictureFiles(files: readonly File[]): Promise<PictureFiles> {
  const pictures = new Map<string, File>();
  for (const file of files) {
    const found = ARCHIVE.test(file.name) ? await openArchive(file) : [file];
    for (const picture of found) pictures.set(picture.name.toLowerCase(), picture);
  }
  return pictures;
}

async function openArchive(file: File): Promise<File[]> {
  const [{ unzip }, buffer] = await Promise.all([import('fflate'), file.arrayBuffer()]);
  const entries = await new Promise<Record<string, Uint8Array<ArrayBuffer>>>((resolve, reject) => {
    const filter = ({ name, originalSize }: { name: string; originalSize: number }) =>
      PICTURE.test(name) && originalSize <= MAX_PICTURE_BYTES;
    unzip(new Uint8Array(buffer), { filter }, (error, unpacked) => (error ? reject(error) : resolve(unpacked)));
  });
  return Object.entries(entries).map(([path, bytes]) => new File([bytes], path.split(/[\\/]/).at(-1) ?? path));
}
