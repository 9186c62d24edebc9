export const MAX_HEAP_MB = 384;
/** Of the whole process: besides the heap, Node itself and the inflated file. */
export const MAX_PROCESS_BYTES = 512 * 1024 * 1024;
/** CPU time for one file; thirty pages with a thousand rows take about two seconds. */
export const MAX_CPU_MS = 10_000;
/** Added for each page read: some programs draw every letter and line of a cell separately. */
export const CPU_MS_PER_PAGE = 500;
/** Wall time for one file, on a busy machine. */
export const TIMEOUT_MS = 30_000;
/** Ends a process that took too long; one that takes too much memory gets SIGKILL. */
export const TIMEOUT_SIGNAL = 'SIGALRM';
