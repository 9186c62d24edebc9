/** Two, three and four cards side by side; six, nine and twelve of a page fill whole rows of it. */
export const gridClass =
  'grid grid-cols-2 max-[17rem]:grid-cols-1 gap-x-3 gap-y-8 sm:gap-x-5 md:grid-cols-3 md:gap-y-10 xl:grid-cols-4';

/**
 * The page that everyone gets has twelve products. Until it is alive, phones and tablets show as many of them as they
 * keep afterwards, so that nothing jumps; without script all twelve are shown.
 */
export const onlyWide =
  '[@media(scripting:enabled)_and_(width<48rem)]:[&>:nth-child(n+7)]:hidden ' +
  '[@media(scripting:enabled)_and_(width<64.0625rem)]:[&>:nth-child(n+10)]:hidden';
