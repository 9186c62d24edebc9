/** Runs the task for each item, at most `limit` at a time. After a failure no further task begins. */
export async function forEachConcurrently<Item>(
  items: readonly Item[],
  limit: number,
  task: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  let failed = false;
  const work = async () => {
    for (const item of queue) {
      if (failed) return;
      await task(item);
    }
  };
  const stopOthers = (error: unknown) => {
    failed = true;
    throw error;
  };
  await Promise.all(Array.from({ length: limit }, async () => work().catch(stopOthers)));
}
