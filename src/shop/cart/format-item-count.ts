/** '1 producto', '3 productos'. */
export function formatItemCount(count: number): string {
  return count === 1 ? '1 producto' : `${count} productos`;
}
