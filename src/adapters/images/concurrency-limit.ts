/** Lets at most `places` tasks run at a time; the others wait in the order of their arrival. */
export function limitConcurrency(places: number): <Value>(task: () => Promise<Value>) => Promise<Value> {
  const waiting: (() => void)[] = [];
  let free = places;
  return async (task) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((enter) => waiting.push(enter));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
