export const HEAP_MB = 384;
/** Of the whole process: with Node itself, what it runs, and what a file inflates to, which does not count as heap. */
export const MOST_BYTES = 512 * 1024 * 1024;
/** What a file may make the processor work; thirty pages with a thousand rows take about two seconds. */
export const MOST_CPU_MS = 10_000;
/** What each page that has been read allows beyond that: some programs draw every letter and line of a cell by itself. */
export const PAGE_CPU_MS = 500;
/** Longest that anybody waits, on a machine that is busy with other things. */
export const TIME_MS = 30_000;
/** How a process ends that took too long; one that takes too much memory is killed. */
export const LATE = 'SIGALRM';
