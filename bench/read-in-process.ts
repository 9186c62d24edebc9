import { type ReadTask, readAndMatch } from '#adapters/price-list/read-and-match.ts';

// A process that reads one list and reports its peak memory in kB.
process.once('message', async (task: ReadTask) => {
  await readAndMatch(task);
  process.send?.(process.resourceUsage().maxRSS, () => process.exit());
});
