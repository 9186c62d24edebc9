import { useEffect, useRef, useState } from 'react';
import type { LatestImport } from '#contract/admin/product-import/product-import.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { idempotentWrites } from '#contract/http/idempotent-writes.ts';
import { adminClient } from '../session/admin-client.ts';
import { toastError, toastSuccess, toastWarning } from '../ui/toasts.tsx';
import type { ImportPlanRows, ImportStep } from './import-step.ts';
import { type CollectedPicture, collectPictures, missingPictures, withPictures } from './pictures/collect-pictures.ts';
import { openPictureFiles, type PictureFiles } from './pictures/picture-files.ts';

const READ_FAILED = 'Hubo un error al leer la planilla. Probá de nuevo.';
const WRITE_FAILED = 'Hubo un error al importar los productos. Probá de nuevo: si ya se importaron, no se repiten.';
const UNDO_FAILED = 'Hubo un error al deshacer la importación.';
const ZIP_FAILED = 'No se pudo abrir el .zip: está dañado o tiene contraseña.';
const RETRY_AFTER_MS = 1500;

const pictureCalls = {
  uploadImage: adminClient.uploadImage,
  pictureFromAddress: adminClient.productImport.pictureFromAddress,
};

const textOf = (error: unknown, otherwise: string) => (error instanceof ApiError && error.body.error) || otherwise;

/** Reads a spreadsheet, brings the pictures it names, imports the products, and takes the import back. */
export function useProductImport(initial: LatestImport | null) {
  const [step, setStep] = useState<ImportStep>({ at: 'start' });
  const [file, setFile] = useState<File>();
  const [files, setFiles] = useState<PictureFiles>(() => new Map());
  const [latest, setLatest] = useState(initial);
  const [undoing, setUndoing] = useState(false);
  const write = useRef(idempotentWrites({ retryAfterMs: RETRY_AFTER_MS }));
  const collecting = useRef<AbortController>(undefined);
  useEffect(() => () => collecting.current?.abort(), []);

  async function read(picked: File | undefined) {
    if (!picked) return;
    setFile(picked);
    setStep({ at: 'reading' });
    try {
      setStep({ at: 'plan', plan: await adminClient.productImport.read(picked) });
    } catch (error) {
      toastError(textOf(error, READ_FAILED));
      setStep({ at: 'start' });
    }
  }

  async function addPictures(picked: readonly File[]) {
    try {
      const opened = await openPictureFiles(picked);
      setFiles((before) => new Map([...before, ...opened]));
    } catch {
      toastError(ZIP_FAILED);
    }
  }

  /** Without `known`, brings the pictures first; stops for the seller's decision when some do not come. */
  async function importProducts(plan: ImportPlanRows, known?: CollectedPicture[]) {
    const collected = known ?? (await bringPictures(plan));
    if (!collected) return;
    if (!known && collected.some((one) => 'problem' in one)) return setStep({ at: 'incomplete', plan, collected });
    setStep({ at: 'writing', plan });
    const products = withPictures(plan.rows, collected);
    try {
      const done = await write.current(JSON.stringify(products), (key) =>
        adminClient.productImport.write(products, key),
      );
      setLatest({ ...done, at: Date.now() });
      toastSuccess('Productos importados.');
      reset();
    } catch (error) {
      toastError(textOf(error, WRITE_FAILED));
      const isStale = error instanceof ApiError && error.status === 409;
      // The plan is made anew from the products as they are now.
      if (isStale) await read(file);
      else setStep({ at: 'plan', plan });
    }
  }

  async function bringPictures(plan: ImportPlanRows): Promise<CollectedPicture[] | undefined> {
    const sources = missingPictures(plan.rows);
    const controller = new AbortController();
    collecting.current = controller;
    const { signal } = controller;
    const onCollected = (done: number) => {
      if (!signal.aborted) setStep({ at: 'pictures', plan, done, total: sources.length });
    };
    if (sources.length > 0) onCollected(0);
    return collectPictures({ sources, files, calls: pictureCalls, signal, onCollected }).catch(() => undefined);
  }

  async function undo() {
    if (!latest) return;
    setUndoing(true);
    try {
      const { kept } = await adminClient.productImport.undo(latest.id);
      setLatest(null);
      if (kept.length === 0) toastSuccess('La importación se deshizo.');
      else toastWarning(`Quedaron como están, porque cambiaron después: ${kept.map(({ name }) => name).join(', ')}.`);
    } catch (error) {
      toastError(textOf(error, UNDO_FAILED));
      if (error instanceof ApiError && error.status === 409) setLatest(null);
    }
    setUndoing(false);
  }

  function reset() {
    setStep({ at: 'start' });
    setFile(undefined);
    setFiles(new Map());
  }

  function backToPlan(plan: ImportPlanRows) {
    collecting.current?.abort();
    setStep({ at: 'plan', plan });
  }
  return { step, file, files, latest, undoing, read, addPictures, importProducts, backToPlan, undo, reset };
}
