export const MAX_HEAP_MB = 384;
/** Of the whole process: with Node itself, what it runs, and what a file inflates to, which does not count as heap. */
export const MAX_PROCESS_BYTES = 512 * 1024 * 1024;
/** What a file may make the processor work; thirty pages with a thousand rows take about two seconds. */
export const MAX_CPU_MS = 10_000;
/** What each page that has been read allows beyond that: some programs draw every letter and line of a cell by itself. */
export const CPU_MS_PER_PAGE = 500;
/** Longest that anybody waits, on a machine that is busy with other things. */
export const TIMEOUT_MS = 30_000;
/** How a process ends that took too long; one that takes too much memory is killed. */
export const TIMEOUT_SIGNAL = 'SIGALRM';
